import { CALLS } from '@gaashaan/contract'
import { counter, gauge, histogram } from '@gaashaan/runtime/metrics'
import { currentRequestId, REQUEST_ID } from '@gaashaan/runtime/request-id'
import type { Fetch } from '../upstream/fetch-with-limits.ts'
import { createRouteLabels } from './route-labels.ts'

const requests = counter({
  name: 'gaashaan_site_api_requests_total',
  help: 'Questions to the API host, by what came',
  labelNames: ['call', 'result'],
})
const durations = histogram({
  name: 'gaashaan_site_api_duration_seconds',
  help: 'From a question to the API host to the head of its answer',
  labelNames: ['call'],
})

/** The Unix time of the last response that was no failure, in seconds; 0 before the first. */
let lastGoodAt = 0

function resultOf(status: number): 'good' | 'missing' | 'refused' | 'failed' {
  if (status >= 500) return 'failed'
  if (status === 404) return 'missing'
  return status >= 400 ? 'refused' : 'good'
}

/** A `fetch` that sends the id of the current request to the API host, and counts the results. */
export function registerHostMetrics(fetch: Fetch, apiBaseUrl: string): Fetch {
  const labels = createRouteLabels([...Object.values(CALLS).map(({ path }) => path), '/media/*'])
  gauge(
    {
      name: 'gaashaan_site_api_last_good_timestamp_seconds',
      help: 'When the API host last answered without a failure',
      aggregator: 'max',
    },
    () => lastGoodAt,
  )
  return async (url, init) => {
    if (!url.startsWith(`${apiBaseUrl}/`)) return fetch(url, init)
    const call = labels.of(url.slice(apiBaseUrl.length))
    const id = currentRequestId()
    const headers = Object.fromEntries(new Headers(init.headers))
    if (id !== undefined) headers[REQUEST_ID] = id
    const startedAt = performance.now()
    try {
      const response = await fetch(url, { ...init, headers })
      const result = resultOf(response.status)
      requests.labels({ call, result }).inc()
      if (result !== 'failed') lastGoodAt = Date.now() / 1_000
      return response
    } catch (error) {
      // A reader who leaves aborts the request for a file; this is no failure of the host.
      const result = init.signal?.aborted && call === '/media/*' ? 'left' : 'away'
      requests.labels({ call, result }).inc()
      throw error
    } finally {
      durations.labels({ call }).observe((performance.now() - startedAt) / 1_000)
    }
  }
}
