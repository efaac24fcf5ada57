import { every } from '@gaashaan/runtime/every'
import type { Payload } from 'payload'
import { runDueSchedules } from './run-due.ts'

/** The longest that a text waits after its time. */
const INTERVAL_MS = 5 * 1000

/**
 * Runs due schedules now, including those that fell due while the desk was down, and then every few
 * seconds, one round at a time. Returns a function that stops it after the current round.
 */
export function startClock(desk: Payload, now = () => new Date()): () => Promise<void> {
  return every(
    INTERVAL_MS,
    () => runDueSchedules(desk, now()),
    (error) => desk.logger.error({ err: error, msg: 'A round of schedules failed' }),
  ).stop
}
