import type { IncomingMessage, ServerResponse } from 'node:http'
import { trackResponse } from '@gaashaan/runtime/close-server'
import { counter, histogram } from '@gaashaan/runtime/metrics'
import { inRequest, REQUEST_ID, requestIdOf } from '@gaashaan/runtime/request-id'
import type { Log } from './log.ts'
import { loggedPath, type RouteLabels } from './route-labels.ts'

const requests = counter({
  name: 'gaashaan_site_requests_total',
  help: 'Answered requests',
  labelNames: ['route', 'method', 'status'],
})
const durations = histogram({
  name: 'gaashaan_site_request_duration_seconds',
  help: 'From a request’s head to the end of its answer',
  labelNames: ['route'],
})

/** Methods that are counted by their names; who asks may write any other. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

export interface RequestMetrics {
  /** Counts an answer that was sent from memory at once. */
  readonly kept: (request: IncomingMessage, response: ServerResponse, began: number) => void
  /** Has a request answered under its id, then counts it and writes it down. */
  readonly other: (
    request: IncomingMessage,
    response: ServerResponse,
    began: number,
    answer: () => void,
  ) => void
}

/**
 * Counts every request by its route, and writes down those that made work: a line for each answer
 * from memory would cost a tenth of what the site can send, and the proxy has a line for each.
 */
export function createRequestMetrics(parts: {
  readonly labels: RouteLabels
  readonly log: Log
}): RequestMetrics {
  const { labels, log } = parts

  function count(route: string, method: string, status: number, milliseconds: number): void {
    const name = METHODS.includes(method) ? method : 'other'
    requests.labels({ route, method: name, status: String(status) }).inc()
    durations.labels({ route }).observe(milliseconds / 1_000)
  }

  function write(message: string, request: IncomingMessage, told: Record<string, unknown>): void {
    log.event?.(message === 'kept' ? 'debug' : 'info', message, {
      method: METHODS.includes(request.method ?? '') ? request.method : 'other',
      ...told,
    })
  }

  return {
    kept(request, response, began) {
      const { url = '', method = '' } = request
      const route = labels.of(url)
      const { statusCode: status } = response
      count(route, method, status, performance.now() - began)
      if (log.isDebug)
        write('kept', request, { path: loggedPath(url, route, status), route, status })
    },
    other(request, response, began, answer) {
      const requestId = requestIdOf(request.headers[REQUEST_ID])
      const { url = '', method = '' } = request
      trackResponse(response)
      response.once('close', () => {
        const route = labels.of(url)
        const { statusCode: status } = response
        const milliseconds = performance.now() - began
        count(route, method, status, milliseconds)
        if ((route === '/livez' || route === '/readyz') && status < 400) return
        write('request', request, {
          requestId,
          path: loggedPath(url, route, status),
          route,
          status,
          ms: Math.round(milliseconds * 10) / 10,
          ...(response.writableFinished ? {} : { brokeOff: true }),
        })
      })
      inRequest(requestId, answer)
    },
  }
}
