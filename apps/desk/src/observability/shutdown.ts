import type { Server } from 'node:http'
import { closeServer } from '@gaashaan/runtime/close-server'
import type { Logger } from '@gaashaan/runtime/log'
import { beginStopping, drain } from '@gaashaan/runtime/stopping'
import { deskRuntime } from './desk-runtime.ts'

/** Milliseconds that answers under way have after the word to end; then all other work; the rest. */
const LAST_ANSWERS = 10_000
/** As long as a silent mail server is waited for. */
const LAST_WORK = 20_000
const LAST_CLOSE = 2_000

/**
 * Ends a listening desk: it says that it is not ready, and takes requests for so many milliseconds
 * more; then it takes no connection, answers what it was asked, finishes the mail, the picture and
 * the schedule that it has begun, and closes the database. What waits is for its next start.
 */
export async function stopDesk(
  server: Server,
  delayMs: number,
  log: Logger | undefined,
): Promise<void> {
  beginStopping()
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
  await closeServer(server, LAST_ANSWERS)
  if (!(await drain(LAST_WORK))) {
    log?.warn('Work that did not end in time is done again after the next start')
  }
  const closed = deskRuntime()?.close()
  const late = new Promise((resolve) => setTimeout(resolve, LAST_CLOSE))
  await Promise.race([closed?.catch(() => undefined), late])
}
