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

/** Methods that are counted by their names; who asks may write any other. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Asked by every site more than once a second, and by whatever looks whether the desk is well. */
const POLLED = ['/api/content-version', '/livez', '/readyz']

/**
 * Has a request answered under its id, the site's where it came from there, and told in the answer;
 * then counts it and writes it down, without who asked and without what. What is asked all the time
 * is written down only where it is refused or fails.
 */
export function measureRequest(
  log: Logger | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  const began = performance.now()
  const requestId = requestIdOf(request.headers[REQUEST_ID])
  request.headers[REQUEST_ID] = requestId
  response.setHeader('X-Request-Id', requestId)
  const address = request.url ?? ''
  const method = METHODS.includes(request.method ?? '') ? (request.method ?? '') : 'other'
  trackResponse(response)
  response.once('close', () => {
    const route = routeOf(address)
    const milliseconds = performance.now() - began
    requests.labels({ route, method, status: String(response.statusCode) }).inc()
    durations.labels({ route }).observe(milliseconds / 1_000)
    if (POLLED.includes(route) && response.statusCode < 400) return
    log?.info(
      {
        requestId,
        method,
        path: loggedPath(address),
        status: response.statusCode,
        ms: Math.round(milliseconds * 10) / 10,
        ...(response.writableFinished ? {} : { brokeOff: true }),
      },
      'request',
    )
  })
  inRequest(requestId, answer)
}
