import type { Payload, PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { deskBaseUrl } from '../../mail/desk-base-url.ts'
import { deskMailer } from '../../mail/desk-mail.ts'
import type { Invitation } from '../../payload-types.ts'
import { updateAtomically } from '../update-atomically.ts'
import { invitationSubject } from './hooks.ts'
import { invitationEmail } from './invitation-email.ts'
import { INVITATION_LINK_MS, newToken, tokenDigest } from './token.ts'

type Delivery =
  | { readonly mailed: true }
  | { readonly mailed: false; readonly link: string; readonly reason: 'noServer' | 'refused' }

/**
 * The result of sending an invitation: it was mailed, or has a link to pass on instead.
 * `expiresAt` and `sentAt` are the new values of the invitation's fields.
 */
export type SentInvitation = Delivery & {
  readonly expiresAt: string
  readonly sentAt: string | null
}

/**
 * Sends an open invitation with a new link, which invalidates an earlier one. The link is not stored;
 * the result has it only if it could not be mailed.
 */
export async function sendInvitation(
  payload: Payload,
  invitation: Pick<Invitation, 'id' | 'email'>,
  req: PayloadRequest,
): Promise<SentInvitation> {
  const token = newToken()
  const update = (data: object) =>
    updateAtomically(payload, 'invitations', { id: { equals: invitation.id } }, data)
  const expiresAt = new Date(Date.now() + INVITATION_LINK_MS).toISOString()
  await update({ tokenDigest: tokenDigest(token), expiresAt, sentAt: null })
  // Browsers do not send what follows the #, so no server's log has the token.
  const link = `${deskBaseUrl(payload)}/admin/invitation#${token}`
  const delivery = await mail(payload, invitation.email, link)
  const sentAt = delivery.mailed ? new Date().toISOString() : null
  if (sentAt !== null) await update({ sentAt })
  const change = { mailed: delivery.mailed }
  const event = { action: 'invitation.sent', ...invitationSubject(invitation), change }
  await recordAuditEvent(payload, event, undefined, req)
  return { ...delivery, expiresAt, sentAt }
}

async function mail(payload: Payload, email: string, link: string): Promise<Delivery> {
  const sendNow = deskMailer(payload)
  if (!sendNow) return { mailed: false, link, reason: 'noServer' }
  try {
    await sendNow(invitationEmail(email, link))
    return { mailed: true }
  } catch (err) {
    payload.logger.error({ err, msg: 'An invitation was not mailed' })
    return { mailed: false, link, reason: 'refused' }
  }
}
