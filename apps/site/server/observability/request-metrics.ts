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

/** Methods that are counted by their names; clients can send any other. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/**
 * The series by method, status and route. Every response from memory is counted, and finding its
 * series anew would take a tenth of the time in which it is sent.
 */
const seriesByKey = new Map<string, ReturnType<typeof createSeries>>()

function createSeries(method: string, status: string, route: string) {
  return {
    requests: requests.labels({ route, method, status }),
    durations: durations.labels({ route }),
  }
}

function seriesFor(method: string, status: string, route: string) {
  const key = `${method} ${status} ${route}`
  const existing = seriesByKey.get(key)
  if (existing) return existing
  const series = createSeries(method, status, route)
  seriesByKey.set(key, series)
  return series
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>

/**
 * Counts every request by its route, and logs those that were not served from memory. A line for
 * each of the others would cost a tenth of the site's throughput, and the proxy logs them anyway.
 */
export function createRequestMetrics(labels: RouteLabels, log: Log) {
  function count({ url = '', method = '' }: IncomingMessage, status: number, startedAt: number) {
    const ms = performance.now() - startedAt
    const route = labels.of(url)
    const knownMethod = METHODS.includes(method) ? method : 'other'
    const series = seriesFor(knownMethod, String(status), route)
    series.requests.inc()
    series.durations.observe(ms / 1_000)
    return { route, method: knownMethod, ms }
  }

  return {
    /** Counts a response that was sent from memory. */
    countCached(request: IncomingMessage, response: ServerResponse, startedAt: number): void {
      const { statusCode: status } = response
      const { route, method } = count(request, status, startedAt)
      if (!log.isDebug) return
      const path = loggedPath(request.url ?? '', route, status)
      log.event?.('debug', 'kept', { method, path, route, status })
    },
    /** Handles a request under its id. When its response is closed, counts and logs it. */
    handle(
      request: IncomingMessage,
      response: ServerResponse,
      startedAt: number,
      handleRequest: () => void,
    ): void {
      const requestId = requestIdOf(request.headers[REQUEST_ID])
      const { url = '' } = request
      trackResponse(response)
      response.once('close', () => {
        const { statusCode: status, writableFinished } = response
        const { route, method, ms } = count(request, status, startedAt)
        if ((route === '/livez' || route === '/readyz') && status < 400) return
        log.event?.('info', 'request', {
          method,
          requestId,
          path: loggedPath(url, route, status),
          route,
          status,
          ms: Math.round(ms * 10) / 10,
          ...(writableFinished ? {} : { brokeOff: true }),
        })
      })
      inRequest(requestId, handleRequest)
    },
  }
}
