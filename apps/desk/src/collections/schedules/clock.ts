import { every } from '@gaashaan/runtime/every'
import type { Payload } from 'payload'
import { runDue } from './run-due.ts'

/** How often what is due is looked for: nobody waits longer for a text at its minute. */
const ROUND_MS = 5 * 1000

export interface ClockOptions {
  readonly now?: () => Date
  readonly everyMs?: number
}

/**
 * Carries out what is due now, which may be what fell due while the desk was down, and then every
 * few seconds, one round at a time; the answer stops it and waits for the round under way.
 */
export function startClock(
  desk: Payload,
  { now = () => new Date(), everyMs = ROUND_MS }: ClockOptions = {},
): () => Promise<void> {
  return every(
    everyMs,
    () => runDue(desk, now()),
    (error) => desk.logger.error({ err: error, msg: 'A round of schedules failed' }),
  ).stop
}
