import type { Server, ServerResponse } from 'node:http'
import { isStopping } from './stopping.ts'

/** How long a connection stays open between two requests: more than a proxy's own 60 s, which closes it. */
export const KEEP_ALIVE_MS = 65_000

/** Milliseconds between two looks for connections that have had their last answer. */
const CLOSE_EVERY = 100

/**
 * Takes no new connections, and resolves when every request under way has its answer, after so many
 * milliseconds at most; connections on which nothing is asked are closed.
 */
export async function closeServer(server: Server, milliseconds: number): Promise<void> {
  closeOpenResponses()
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

/** Answers that are under way. */
const open = new Set<ServerResponse>()

/** Tells who asks on a connection that it ends with this answer, while the process is ending. */
export function closeAfterResponse(response: ServerResponse): void {
  if (isStopping()) response.shouldKeepAlive = false
}

/** The same for an answer that takes its time, in which the process may be told to end. */
export function track(response: ServerResponse): void {
  open.add(response)
  response.once('close', () => open.delete(response))
}

/** Tells all whose answers are under way that their connections end with them. */
export function closeOpenResponses(): void {
  for (const response of open) response.shouldKeepAlive = false
}
