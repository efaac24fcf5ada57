import { every } from '@gaashaan/runtime/every'
import { isStopping, trackPending } from '@gaashaan/runtime/stopping'
import type { Payload, Where } from 'payload'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { deskMailer } from '../../mail/desk-mail.ts'
import type { User } from '../../payload-types.ts'
import { endSessions } from '../sign-in/sessions.ts'
import { updateAtomically } from '../update-atomically.ts'
import { idleAccountEmail } from './idle-account-email.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * An account into which nobody signs in for this long is closed. NIST SP 800-53, AC-2(3), leaves the time to
 * whoever runs the system; three months outlast a leave.
 */
export const MAX_IDLE_MS = 90 * DAY_MS

/** Its owner is warned this long before. */
export const WARNED_BEFORE_MS = 14 * DAY_MS

const collection = 'users'

type Mark = 'idleWarnedAt' | 'closedAt'

/** Marks an account, unless it was used since it was found, or another desk has; returns whether it did. */
async function mark(desk: Payload, { id, usedAt }: User, field: Mark, at: number) {
  const unmarked: Where = { [field]: { exists: false } }
  const where: Where = {
    and: [{ id: { equals: id } }, { usedAt: { equals: usedAt } }, unmarked],
  }
  const data = { [field]: new Date(at).toISOString(), updatedAt: null }
  return (await updateAtomically(desk, collection, where, data)) !== null
}

async function findOpen(desk: Payload, where: Where): Promise<User[]> {
  const open = { and: [{ closedAt: { exists: false } }, where] }
  return (await desk.db.find<User>({ collection, where: open, pagination: false })).docs
}

/** Warns the owner of an account by mail; without mail the account is closed without it. */
async function warn(desk: Payload, account: User, now: number): Promise<void> {
  if (!(await mark(desk, account, 'idleWarnedAt', now))) return
  try {
    const closesAt = new Date(now + WARNED_BEFORE_MS)
    await deskMailer(desk)?.(idleAccountEmail(desk, account.email, closesAt))
  } catch (err) {
    desk.logger.error({ err, msg: 'An e-mail about an account that is not used was not sent' })
  }
}

/** Closes an account and ends its sessions, unless nobody else could open it again. */
async function close(desk: Payload, account: User, now: number): Promise<boolean> {
  if (account.roles?.includes('administrator')) {
    const administrators = await findOpen(desk, { roles: { in: ['administrator'] } })
    if (administrators.every(({ id }) => id === account.id)) return false
  }
  if (!(await mark(desk, account, 'closedAt', now))) return false
  await endSessions(desk, account.id, { staysPassed: false })
  const event = { action: 'account.closed', ...accountSubject(account) }
  await recordAuditEvent(desk, { ...event, change: { usedAt: account.usedAt } })
  return true
}

/**
 * Warns the owners of accounts that are not used, and closes the accounts that stay so. Returns the number
 * of those that were closed.
 */
export async function closeIdleAccounts(desk: Payload, now = Date.now()): Promise<number> {
  const before = (milliseconds: number) => new Date(now - milliseconds).toISOString()
  // An account of an earlier version has no last use: it counts from now on.
  await desk.db.updateMany({
    collection,
    where: { usedAt: { exists: false } },
    data: { usedAt: new Date(now).toISOString(), updatedAt: null },
  })
  const idle = await findOpen(desk, {
    usedAt: { less_than: before(MAX_IDLE_MS - WARNED_BEFORE_MS) },
  })
  let count = 0
  for (const account of idle) {
    if (isStopping()) break
    const { idleWarnedAt } = account
    if (!idleWarnedAt) await trackPending(warn(desk, account, now))
    else if (idleWarnedAt <= before(WARNED_BEFORE_MS)) {
      if (await trackPending(close(desk, account, now))) count += 1
    }
  }
  return count
}

/** Warns and closes now and once a day. Returns a function that stops it. */
export function startClosingIdleAccounts(desk: Payload): () => Promise<void> {
  return every(
    DAY_MS,
    () => closeIdleAccounts(desk),
    (error) => desk.logger.error({ err: error, msg: 'Idle accounts could not be closed' }),
  ).stop
}
