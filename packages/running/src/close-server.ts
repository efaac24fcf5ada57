import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isStopping } from './stopping.ts'

/** Milliseconds between two looks for connections that have had their last answer. */
const CLOSE_EVERY = 100

/**
 * Takes no new connections, and resolves when every request under way has its answer, after so many
 * milliseconds at most; connections on which nothing is asked are closed.
 */
export async function closeServer(server: Server, milliseconds: number): Promise<void> {
  // A connection that was busy when the server closed stays open after its answer.
  const closing = setInterval(() => server.closeIdleConnections(), CLOSE_EVERY)
  const late = setTimeout(() => server.closeAllConnections(), milliseconds)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearInterval(closing)
  clearTimeout(late)
}

/** Tells who asks on a connection that it ends with this answer, while the process is ending. */
export function closeAfterAnswer(_request: IncomingMessage, response: ServerResponse): void {
  if (isStopping()) response.shouldKeepAlive = false
}
