import { CALLS } from '@gaashaan/contract'
import { counter } from '@gaashaan/running/counter'
import { gauge } from '@gaashaan/running/gauge'
import { histogram } from '@gaashaan/running/histogram'
import { currentRequestId, REQUEST_ID } from '@gaashaan/running/request-id'
import type { Fetch } from '../bounded-fetch.ts'
import { createRouteLabels } from './route-labels.ts'

const asked = counter('gaashaan_site_api_requests_total', 'Questions to the API host, by what came')
const durations = histogram(
  'gaashaan_site_api_duration_seconds',
  'From a question to the API host to the head of its answer',
)

/** Unix seconds of the last answer that was no failure; 0 before the first. */
let lastGood = 0

function resultOf(status: number): 'good' | 'missing' | 'refused' | 'failed' {
  if (status >= 500) return 'failed'
  if (status === 404) return 'missing'
  return status >= 400 ? 'refused' : 'good'
}

/** Asks the API host with the id of the request whose work it is, and counts what comes. */
export function watchHost(fetch: Fetch, apiBaseUrl: string): Fetch {
  const labels = createRouteLabels([...Object.values(CALLS).map(({ path }) => path), '/media/*'])
  gauge(
    'gaashaan_site_api_last_good_timestamp_seconds',
    'When the API host last answered without a failure',
    () => lastGood,
    'max',
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
      asked.add({ call, result })
      if (result !== 'failed') lastGood = Date.now() / 1_000
      return response
    } catch (error) {
      // A reader who leaves ends the question for a file: the host is not to blame.
      asked.add({ call, result: init.signal?.aborted && call === '/media/*' ? 'left' : 'away' })
      throw error
    } finally {
      durations.of({ call }).add(performance.now() - began)
    }
  }
}
