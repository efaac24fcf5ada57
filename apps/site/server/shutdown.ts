import { closeOpenResponses } from '@gaashaan/runtime/close-server'
import { beginStopping } from '@gaashaan/runtime/stopping'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that open responses have to end after the process is told to stop. */
const LAST_ANSWERS = 10_000
/** Milliseconds between two looks for connections that have had their last answer. */
const CLOSE_EVERY = 100

/**
 * Ends a listening site: first it says that it is not ready, and takes requests for so many
 * milliseconds more; then it takes no connection, finishes what it began, and closes.
 */
export async function stopSite(app: FastifyInstance, delayMs: number): Promise<void> {
  beginStopping()
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
  closeOpenResponses()
  const late = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS)
  // A connection that was busy when the server closed stays open after its answer.
  const closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_EVERY)
  await app.close()
  clearInterval(closing)
  clearTimeout(late)
}
