import { createClientLimit } from '@gaashaan/http/rate-limiter'
import { trackPending } from '@gaashaan/runtime/stopping'
import type { Payload, PayloadRequest } from 'payload'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { accountName } from '../../collections/posts/accounts.ts'
import { administratorAddresses } from '../../collections/posts/review/notify-colleagues.ts'
import { forwardedIp } from '../../http-security/forwarded-headers.ts'
import { deskMailer } from '../../mail/desk-mail.ts'
import type { User } from '../../payload-types.ts'
import { type Lock, MAX_TOLD_LOCKS } from '../sign-in/rules.ts'
import { lockEmail, ownLockEmail } from './lock-emails.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const createLimits = () => ({
  account: createClientLimit(1, DAY_MS),
  all: createClientLimit(MAX_TOLD_LOCKS, DAY_MS),
})

const limits = new WeakMap<Payload, ReturnType<typeof createLimits>>()

/** Whether the lock of an account is told by mail: once in a day, and not beyond all accounts' limit. */
function isToldByMail(payload: Payload, account: string): boolean {
  const current = limits.get(payload) ?? createLimits()
  limits.set(payload, current)
  return current.account.allows(account) && current.all.allows('all')
}

async function mailLock(payload: Payload, account: User, lock: Lock, from: string): Promise<void> {
  const sendMail = deskMailer(payload)
  if (!sendMail || !isToldByMail(payload, account.email)) return
  try {
    const name = `${accountName(account)} (${account.email})`
    const addresses = await administratorAddresses(payload, account.id)
    const emails = addresses.map((to) =>
      lockEmail(payload, to, { ...lock, name, from, id: account.id }),
    )
    for (const email of [ownLockEmail(payload, account.email, lock), ...emails]) {
      sendMail(email).catch((err: unknown) => {
        payload.logger.error({ err, msg: 'An e-mail about a locked account was not sent' })
      })
    }
  } catch (err) {
    payload.logger.error({ err, msg: 'Nobody could be told of a locked account' })
  }
}

/**
 * Records that an account was locked, and tells its owner and the administrators by mail. The audit
 * and the dashboard show it too, so a failed e-mail is only logged. The mail is sent in the
 * background: the response must not reveal that there is an account.
 */
export async function reportLock(
  payload: Payload,
  account: User,
  lock: Lock,
  req: PayloadRequest,
): Promise<void> {
  const change = { reason: lock.reason, until: lock.closedUntil }
  const event = { action: 'account.locked', ...accountSubject(account), change }
  await recordAuditEvent(payload, event, undefined, req)
  void trackPending(mailLock(payload, account, lock, forwardedIp(req) ?? ''))
}
