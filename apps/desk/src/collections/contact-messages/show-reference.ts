import type { CollectionBeforeReadHook } from 'payload'
import type { ContactMessage } from '../../payload-types.ts'
import { referenceOf } from './sending-digest.ts'

/** Gives a message the reference that its visitor was told. */
export const showReference: CollectionBeforeReadHook<ContactMessage> = ({ doc }) => ({
  ...doc,
  reference: referenceOf(doc.sending),
})
