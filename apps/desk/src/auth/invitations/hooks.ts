import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { messagesFor } from '../../i18n/messages.ts'
import type { Invitation } from '../../payload-types.ts'

/** Refuses an e-mail address that has an account or an open invitation. */
export const refuseDuplicateInvitation: CollectionBeforeValidateHook = async ({
  data,
  operation,
  req,
}) => {
  const input: unknown = data?.email
  if (operation !== 'create' || typeof input !== 'string') return data
  const email = input.toLowerCase().trim()
  const where = { email: { equals: email } }
  const { totalDocs: accounts } = await req.payload.count({ collection: 'users', where, req })
  const isOpen = { and: [where, { acceptedAt: { exists: false } }] }
  const { totalDocs } = await req.payload.count({ collection: 'invitations', where: isOpen, req })
  if (accounts + totalDocs === 0) return { ...data, email }
  const message = messagesFor(req).t(
    accounts > 0
      ? { en: 'This address has an account.', so: 'Cinwaankani akoon ayuu leeyahay.' }
      : {
          en: 'This address is invited already: open that invitation to send it again.',
          so: 'Cinwaankan hore ayaa loo casuumay: fur casuumaddaas oo mar kale dir.',
        },
  )
  const errors = [{ label: { en: 'E-mail', so: 'Iimayl' }, message, path: 'email' }]
  throw new ValidationError({ collection: 'invitations', errors, req }, req.t)
}

/** How the audit names an invitation. */
export const invitationSubject = ({ id, email }: Pick<Invitation, 'id' | 'email'>) =>
  ({ collection: 'invitations', document: id, heading: email }) as const

export const onInvitationCreated: CollectionAfterChangeHook<Invitation> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create') return
  const change = { roles: doc.roles, departments: doc.departments }
  const event = { action: 'invitation.made', ...invitationSubject(doc), change }
  await recordAuditEvent(req.payload, event, req)
}

export const onInvitationRevoked: CollectionAfterDeleteHook<Invitation> = async ({ doc, req }) => {
  const action = doc.acceptedAt ? 'invitation.deleted' : 'invitation.revoked'
  await recordAuditEvent(req.payload, { action, ...invitationSubject(doc) }, req)
}
