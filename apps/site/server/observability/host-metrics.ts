import { CALLS } from '@gaashaan/contract'
import { counter, gauge, histogram } from '@gaashaan/runtime/metrics'
import { currentRequestId, REQUEST_ID } from '@gaashaan/runtime/request-id'
import type { Fetch } from '../upstream/fetch-with-limits.ts'
import { createRouteLabels } from './route-labels.ts'

const asked = counter({
  name: 'gaashaan_site_api_requests_total',
  help: 'Questions to the API host, by what came',
  labelNames: ['call', 'result'],
})
const durations = histogram({
  name: 'gaashaan_site_api_duration_seconds',
  help: 'From a question to the API host to the head of its answer',
  labelNames: ['call'],
})

/** Unix seconds of the last answer that was no failure; 0 before the first. */
let lastGood = 0

function resultOf(status: number): 'good' | 'missing' | 'refused' | 'failed' {
  if (status >= 500) return 'failed'
  if (status === 404) return 'missing'
  return status >= 400 ? 'refused' : 'good'
}

/** Asks the API host with the id of the request whose work it is, and counts what comes. */
export function registerHostMetrics(fetch: Fetch, apiBaseUrl: string): Fetch {
  const labels = createRouteLabels([...Object.values(CALLS).map(({ path }) => path), '/media/*'])
  gauge(
    {
      name: 'gaashaan_site_api_last_good_timestamp_seconds',
      help: 'When the API host last answered without a failure',
      aggregator: 'max',
    },
    () => lastGood,
  )
  return async (address, init) => {
    if (!address.startsWith(`${apiBaseUrl}/`)) return fetch(address, init)
    const call = labels.of(address.slice(apiBaseUrl.length))
    const id = currentRequestId()
    const headers = Object.fromEntries(new Headers(init.headers))
    if (id !== undefined) headers[REQUEST_ID] = id
    const began = performance.now()
    try {
      const response = await fetch(address, { ...init, headers })
      const result = resultOf(response.status)
      asked.labels({ call, result }).inc()
      if (result !== 'failed') lastGood = Date.now() / 1_000
      return response
    } catch (error) {
      // A reader who leaves ends the question for a file: the host is not to blame.
      const result = init.signal?.aborted && call === '/media/*' ? 'left' : 'away'
      asked.labels({ call, result }).inc()
      throw error
    } finally {
      durations.labels({ call }).observe((performance.now() - began) / 1_000)
    }
  }
}
