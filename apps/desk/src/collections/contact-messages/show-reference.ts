import type { CollectionBeforeReadHook } from 'payload'
import { referenceOf } from '../../calls/sending-digest.ts'
import type { ContactMessage } from '../../payload-types.ts'

/** Gives a message the reference that its visitor was told. */
export const showReference: CollectionBeforeReadHook<ContactMessage> = ({ doc }) => ({
  ...doc,
  reference: referenceOf(doc.sending),
})
