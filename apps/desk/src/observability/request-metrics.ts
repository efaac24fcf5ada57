import type { IncomingMessage, ServerResponse } from 'node:http'
import { trackResponse } from '@gaashaan/runtime/close-server'
import type { Logger } from '@gaashaan/runtime/log'
import { counter, histogram } from '@gaashaan/runtime/metrics'
import { inRequest, REQUEST_ID, requestIdOf } from '@gaashaan/runtime/request-id'
import { loggedPath, routeOf } from './logged-path.ts'

const requests = counter({
  name: 'gaashaan_desk_requests_total',
  help: 'Answered requests',
  labelNames: ['route', 'method', 'status'],
})
const durations = histogram({
  name: 'gaashaan_desk_request_duration_seconds',
  help: 'From a request’s head to the end of its answer',
  labelNames: ['route'],
})

/** Methods that are counted by name; clients can send any other text. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Paths that sites and health checks request all the time. */
const POLLED_PATHS = ['/api/content-version', '/livez', '/readyz']

/**
 * Handles a request under its id, which is the site's own for a request of the site and is sent back with
 * the response; then counts and logs it, without the client's address and the query. Polled paths are
 * logged only when they fail.
 */
export function measureRequest(
  log: Logger | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  handle: () => void,
): void {
  const start = performance.now()
  const requestId = requestIdOf(request.headers[REQUEST_ID])
  request.headers[REQUEST_ID] = requestId
  response.setHeader('X-Request-Id', requestId)
  const { url = '', method: name = '' } = request
  const method = METHODS.includes(name) ? name : 'other'
  trackResponse(response)
  response.once('close', () => {
    const route = routeOf(url)
    const duration = performance.now() - start
    requests.labels({ route, method, status: String(response.statusCode) }).inc()
    durations.labels({ route }).observe(duration / 1_000)
    if (POLLED_PATHS.includes(route) && response.statusCode < 400) return
    log?.info(
      {
        requestId,
        method,
        path: loggedPath(url),
        status: response.statusCode,
        ms: Math.round(duration * 10) / 10,
        ...(response.writableFinished ? {} : { brokeOff: true }),
      },
      'request',
    )
  })
  inRequest(requestId, handle)
}
