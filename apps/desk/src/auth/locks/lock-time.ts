import type { Where } from 'payload'
import { LOCK_MS } from '../sign-in/rules.ts'

/** The longest time for which an account is locked. */
const MAX_LOCK_MS = 24 * 60 * 60 * 1000

/** For how long the nth lock in a row closes an account: 15 minutes, 30, an hour … a day. */
export const lockMs = (locks: number): number => Math.min(LOCK_MS * 2 ** (locks - 1), MAX_LOCK_MS)

/** The times between which a lock ends that counts: a later one was set while the clock was ahead. */
const lockEnds = (now = Date.now()) => ({
  after: new Date(now).toISOString(),
  until: new Date(now + MAX_LOCK_MS).toISOString(),
})

/** Matches what is not locked now by its `closedUntil`. */
export function isUnlocked(): Where {
  const { after, until } = lockEnds()
  return {
    or: [
      { closedUntil: { exists: false } },
      { closedUntil: { less_than_equal: after } },
      { closedUntil: { greater_than: until } },
    ],
  }
}

/** Matches what is locked now by its `closedUntil`. */
export function isLocked(): Where {
  const { after, until } = lockEnds()
  return {
    and: [{ closedUntil: { greater_than: after } }, { closedUntil: { less_than_equal: until } }],
  }
}
