import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { closeAfterResponse } from '@gaashaan/runtime/close-server'
import type { RequestMetrics } from '../observability/request-metrics.ts'
import type { ConnectionTimeouts } from './connection-timeouts.ts'
import { closeSlowClients } from './slow-client-guard.ts'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => boolean

/** Bounds of a request's line and headers: browsers send a tenth. */
const MAX_HEADER_BYTES = 16 * 1024
const MAX_HEADERS = 100

/**
 * The HTTP server in front of all routes. It sends what is in memory, which is most of what readers
 * request, before a route is looked up, and leaves all other requests to `handleRequest`. It closes
 * the connections of clients that send or read too slowly.
 */
export function createFastPathServer(
  timeouts: ConnectionTimeouts,
  trySendCached: RequestHandler,
  handleRequest: (request: IncomingMessage, response: ServerResponse) => void,
  metrics: RequestMetrics,
): Server {
  const options = { ...timeouts, maxHeaderSize: MAX_HEADER_BYTES }
  const server = createServer(options, (request, response) => {
    const startedAt = performance.now()
    closeAfterResponse(response)
    if (trySendCached(request, response)) metrics.countCached(request, response, startedAt)
    else metrics.handle(request, response, startedAt, () => handleRequest(request, response))
  })
  server.maxHeadersCount = MAX_HEADERS
  server.setTimeout(timeouts.socketTimeout)
  closeSlowClients(server, timeouts)
  return server
}
