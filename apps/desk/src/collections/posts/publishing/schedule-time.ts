import type { PayloadRequest } from 'payload'
import { Refusal } from './refusals.ts'

/** Furthest that something is scheduled ahead: beyond it, it is a slip of the hand. */
const MAX_AHEAD_MS = 2 * 366 * 24 * 60 * 60 * 1000

/** Refuses a time that is past or too far ahead. */
export function checkTime(req: PayloadRequest, at: Date, now: Date): void {
  const ahead = at.getTime() - now.getTime()
  if (ahead <= 0) throw new Refusal('time_past', req)
  if (ahead > MAX_AHEAD_MS) throw new Refusal('time_too_far', req)
}
