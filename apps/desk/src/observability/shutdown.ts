import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { closeServer } from '@gaashaan/runtime/close-server'
import type { Logger } from '@gaashaan/runtime/log'
import { beginStopping, drain } from '@gaashaan/runtime/stopping'
import { deskRuntime } from './desk-runtime.ts'

const MAX_RESPONSE_MS = 10_000

/** As long as the desk waits for a mail server that does not answer. */
const MAX_WORK_MS = 20_000

const MAX_CLOSE_MS = 2_000

/**
 * Stops a listening desk: it reports that it is not ready and serves for another `delayMs`; then it
 * accepts no connections, completes its responses and the mail, picture or schedule at hand, and closes
 * the database. Other pending work is done after the next start.
 */
export async function stopDesk(
  server: Server,
  delayMs: number,
  log: Logger | undefined,
): Promise<void> {
  beginStopping()
  if (delayMs > 0) await pause(delayMs)
  await closeServer(server, MAX_RESPONSE_MS)
  if (!(await drain(MAX_WORK_MS))) {
    log?.warn('Work that did not end in time is done again after the next start')
  }
  const closed = deskRuntime()?.close()
  await Promise.race([closed?.catch(() => undefined), pause(MAX_CLOSE_MS)])
}
