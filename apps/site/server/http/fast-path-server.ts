import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { closeAfterAnswer } from '@gaashaan/runtime/close-server'
import type { RequestWatch } from '../observability/request-metrics.ts'
import type { ConnectionTimes } from './connection-timeouts.ts'
import { closeSlowReaders } from './slow-client-guard.ts'

export type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean

/** Most bytes of a request's line and headers together, and most headers: browsers send a tenth. */
const HEAD = { bytes: 16 * 1024, headers: 100 } as const

/**
 * The HTTP server in front of all routes: what is in memory is sent before a route is looked for,
 * which is most of what readers ask; everything else goes to `others`; `watch` is told of both. Who
 * sends or reads too slowly is cut off.
 */
export function createFrontDoor(
  times: ConnectionTimes,
  sendAtOnce: Answerer,
  others: (request: IncomingMessage, response: ServerResponse) => void,
  watch: RequestWatch,
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
    closeAfterAnswer(response)
    if (sendAtOnce(request, response)) watch.kept(request, response, began)
    else watch.other(request, response, began, () => others(request, response))
  })
  server.maxHeadersCount = HEAD.headers
  server.setTimeout(times.stuck)
  closeSlowReaders(server, times)
  return server
}
