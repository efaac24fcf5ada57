import type { Payload, PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { deskAddress } from '../../mail/desk-address.ts'
import { deliveryOf } from '../../mail/desk-mail.ts'
import type { Invitation } from '../../payload-types.ts'
import { invitationEmail } from './invitation-email.ts'
import { LINK_MS, newToken, tokenDigest } from './token.ts'

type Delivery =
  | { readonly mailed: true }
  | { readonly mailed: false; readonly link: string; readonly reason: 'noServer' | 'refused' }

/**
 * How an invitation went out: mailed, or as a link to pass on because it could not be mailed. The
 * times are those of the invitation as it is now: until when the link works, and when it was mailed.
 */
export type SentInvitation = Delivery & {
  readonly expiresAt: string
  readonly sentAt: string | null
}

/**
 * Sends an open invitation, with a new link: one that was sent before ends. Only the answer has the
 * link, and only where it could not be mailed.
 */
export async function sendInvitation(
  payload: Payload,
  { id, email }: Pick<Invitation, 'id' | 'email'>,
  req: PayloadRequest,
): Promise<SentInvitation> {
  const token = newToken()
  const write = (data: Record<string, unknown>) =>
    payload.db.updateOne({
      collection: 'invitations',
      where: { id: { equals: id } },
      data,
      options: { atomic: true },
    })
  const expiresAt = new Date(Date.now() + LINK_MS).toISOString()
  await write({ tokenDigest: tokenDigest(token), expiresAt, sentAt: null })
  // After the #: browsers keep it to themselves, so no server's log has it.
  const link = `${deskAddress(payload)}/admin/invitation#${token}`
  const sent = await mail(payload, email, link)
  const sentAt = sent.mailed ? new Date().toISOString() : null
  if (sentAt !== null) await write({ sentAt })
  const event = { collection: 'invitations', document: id, heading: email } as const
  const change = { mailed: sent.mailed }
  await recordAuditEvent(payload, { action: 'invitation.sent', ...event, change }, undefined, req)
  return { ...sent, expiresAt, sentAt }
}

async function mail(payload: Payload, email: string, link: string): Promise<Delivery> {
  const deliver = deliveryOf(payload)
  if (!deliver) return { mailed: false, link, reason: 'noServer' }
  try {
    await deliver(invitationEmail(email, link))
    return { mailed: true }
  } catch (err) {
    payload.logger.error({ err, msg: 'An invitation was not mailed' })
    return { mailed: false, link, reason: 'refused' }
  }
}
