import type { Server, ServerResponse } from 'node:http'
import { isStopping } from './stopping.ts'

/** Keep-alive time of idle connections: longer than the proxy's 60 s, so that the proxy closes them. */
export const KEEP_ALIVE_MS = 65_000

/** How often a closing server looks for connections that have become idle. */
const CLOSE_INTERVAL_MS = 100

/**
 * Accepts no new connections and closes the idle ones. Resolves when every open request has its response,
 * or when the connections were closed after `timeoutMs`.
 */
export async function closeServer(server: Server, timeoutMs: number): Promise<void> {
  closeOpenResponses()
  // A connection that was busy when the server closed would stay open after its response.
  const interval = setInterval(() => server.closeIdleConnections(), CLOSE_INTERVAL_MS)
  const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(interval)
  clearTimeout(timeout)
}

const openResponses = new Set<ServerResponse>()

/** While the process is stopping, announces that the connection closes after this response. */
export function closeAfterResponse(response: ServerResponse): void {
  if (isStopping()) response.shouldKeepAlive = false
}

/** The same for a response that takes longer: the process may begin to stop before it is sent. */
export function trackResponse(response: ServerResponse): void {
  openResponses.add(response)
  response.once('close', () => openResponses.delete(response))
}

/** Announces on all open responses that their connections close after them. */
export function closeOpenResponses(): void {
  for (const response of openResponses) response.shouldKeepAlive = false
}
