import type { IncomingMessage, ServerResponse } from 'node:http'
import { keepTrack } from '@gaashaan/running/close-server'
import { type Count, counter } from '@gaashaan/running/counter'
import { type Durations, histogram } from '@gaashaan/running/histogram'
import { inRequest, REQUEST_ID, requestIdOf } from '@gaashaan/running/request-id'
import type { Log } from '../log.ts'
import { loggedPath, type RouteLabels } from './route-labels.ts'

const requests = counter('gaashaan_site_requests_total', 'Answered requests')
const durations = histogram(
  'gaashaan_site_request_duration_seconds',
  'From a request’s head to the end of its answer',
)

/** Methods that are counted by their names; who asks may write any other. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

interface RouteCounts {
  readonly durations: Durations
  /** By method and status. */
  readonly counts: Map<string, Count>
}

export interface RequestWatch {
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
export function createRequestWatch(parts: {
  readonly labels: RouteLabels
  readonly log: Log
}): RequestWatch {
  const { labels, log } = parts
  const routes = new Map<string, RouteCounts>()

  function countsOf(route: string): RouteCounts {
    const known = routes.get(route)
    if (known) return known
    const made = { durations: durations.of({ route }), counts: new Map() }
    routes.set(route, made)
    return made
  }

  function count(route: string, method: string, status: number, milliseconds: number): void {
    const { durations, counts } = countsOf(route)
    durations.add(milliseconds)
    const key = method + status
    let found = counts.get(key)
    if (!found) {
      const name = METHODS.includes(method) ? method : 'other'
      found = requests.of({ route, method: name, status: String(status) })
      if (name === method) counts.set(key, found)
    }
    found.value += 1
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
      keepTrack(response)
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
