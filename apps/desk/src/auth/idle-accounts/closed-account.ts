import { APIError, type CollectionBeforeLoginHook, type Endpoint, type Payload } from 'payload'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { messagesFor } from '../../i18n/messages.ts'
import type { User } from '../../payload-types.ts'
import { forOtherAccount } from '../other-account.ts'
import { updateAtomically } from '../update-atomically.ts'

/** What somebody reads who has proved whose account it is. */
export const CLOSED = {
  status: 403,
  en: 'This account is closed, since nobody used it for three months. An administrator can open it again.',
  so: 'Akoonkani waa xiran yahay, maxaa yeelay saddex bilood lama isticmaalin. Maamule ayaa dib u furi kara.',
}

/** A sign-in to a closed account, by its right password. */
export class AccountClosed extends APIError {}

/** Refuses a sign-in, or a new password by a link, to an account that is closed. */
export const refuseClosed: CollectionBeforeLoginHook<User> = ({ user, req }) => {
  if (user.closedAt) throw new AccountClosed(messagesFor(req).t(CLOSED), 403, undefined, true)
}

/** Opens an account that was closed because nobody used it; its time begins anew. */
export async function openAccount(payload: Payload, id: number): Promise<void> {
  const data = { closedAt: null, idleWarnedAt: null, usedAt: new Date().toISOString() }
  await updateAtomically(payload, 'users', { id: { equals: id } }, data)
}

/** `POST /api/users/:id/open`: an administrator opens somebody's closed account. Responds with 200, 403 or 404. */
export const openClosedAccount: Endpoint = {
  path: '/:id/open',
  method: 'post',
  handler: forOtherAccount(async (req, account) => {
    await openAccount(req.payload, account.id)
    const event = { action: 'account.opened', ...accountSubject(account) }
    await recordAuditEvent(req.payload, event, undefined, req)
    return Response.json({ closedAt: null })
  }),
}
