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
  let round: Promise<void> | undefined
  const look = () => {
    round ??= runDue(desk, now())
      .catch((error) => desk.logger.error({ err: error, msg: 'A round of schedules failed' }))
      .finally(() => {
        round = undefined
      })
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  look()
  return async () => {
    clearInterval(timer)
    await round
  }
}
