import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { closeAfterResponse } from '@gaashaan/runtime/close-server'
import type { RequestMetrics } from '../observability/request-metrics.ts'
import type { ConnectionTimeouts } from './connection-timeouts.ts'
import { closeSlowClients } from './slow-client-guard.ts'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => boolean

/** Most bytes of a request's line and headers together, and most headers: browsers send a tenth. */
const HEAD = { bytes: 16 * 1024, headers: 100 } as const

/**
 * The HTTP server in front of all routes: what is in memory is sent before a route is looked for,
 * which is most of what readers ask; everything else goes to `others`; `watch` is told of both. Who
 * sends or reads too slowly is cut off.
 */
export function createFastPathServer(
  times: ConnectionTimeouts,
  trySendCached: RequestHandler,
  others: (request: IncomingMessage, response: ServerResponse) => void,
  watch: RequestMetrics,
): Server {
  const options = {
    headersTimeout: times.head,
    requestTimeout: times.request,
    keepAliveTimeout: times.idle,
    connectionsCheckingInterval: times.look,
    maxHeaderSize: HEAD.bytes,
  }
  const server = createServer(options, (request, response) => {
    const began = performance.now()
    closeAfterResponse(response)
    if (trySendCached(request, response)) watch.kept(request, response, began)
    else watch.other(request, response, began, () => others(request, response))
  })
  server.maxHeadersCount = HEAD.headers
  server.setTimeout(times.stuck)
  closeSlowClients(server, times)
  return server
}
