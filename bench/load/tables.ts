import { medians, rounded, spreadText } from '../server/figures.ts'
import type { CachedMeasurement } from './cached-responses.ts'
import type { ColdSites } from './cold-sites.ts'
import { type Round, ratios } from './warm.ts'

/** Pages a second of WordPress without a cache, on a machine like this one: issue 3. */
const WORDPRESS_UNCACHED = 23

/** One row for each side of each response; times in milliseconds and microseconds as named. */
export function cachedTable(measured: readonly CachedMeasurement[]) {
  return measured.flatMap(({ name, bytes, rounds }) =>
    [...rounds].map(([side, ofSide]) => {
      const { rate, median, percentile99, processorTime } = medians(ofSide)
      const toNginx = ratios(ofSide, rounds.get('nginx') ?? [])
      const isNginx = side === 'nginx'
      return {
        response: name,
        bytes,
        side,
        'requests/s': Math.round(rate),
        'p50 ms': rounded(median / 1_000),
        'p99 ms': rounded(percentile99 / 1_000),
        'CPU µs': rounded(processorTime),
        'requests/s to nginx': isNginx ? '' : spreadText(toNginx.rate),
        'CPU to nginx': isNginx ? '' : spreadText(toNginx.processorTime),
      }
    }),
  )
}

/** Numbers of an object, and of objects in it, with no more digits than were measured. */
function roundAll<T extends object>(figures: T): T {
  const entries = Object.entries(figures).map(([name, value]) => {
    if (typeof value === 'number') return [name, rounded(value, 4)]
    return [name, value !== null && typeof value === 'object' ? roundAll(value) : value]
  })
  return Object.fromEntries(entries) as T
}

export function cachedResult(measured: readonly CachedMeasurement[]) {
  return measured.map(({ name, bytes, rounds }) => {
    const toNginx = (ofSide: readonly Round[]) => ratios(ofSide, rounds.get('nginx') ?? [])
    const sides = [...rounds].map(([side, ofSide]) => {
      const figures = medians(ofSide)
      return [side, roundAll(side === 'nginx' ? figures : { ...figures, toNginx: toNginx(ofSide) })]
    })
    return { response: name, bytes, sides: Object.fromEntries(sides) }
  })
}

/** One row for each state of cold. */
export function coldTable({ states }: ColdSites) {
  return states.map(({ state, processes, rounds }) => {
    const round = medians(rounds)
    return {
      'never rendered': state,
      processes,
      pages: round.pages,
      'pages/s': Math.round(round.rate),
      'pages/s, second half': Math.round(round.rateOfSecondHalf),
      'p50 ms': rounded(round.median),
      'p99 ms': rounded(round.percentile99),
      'CPU ms': rounded(round.processorTime / 1_000),
      'CPU ms, second half': rounded(round.processorTimeOfSecondHalf / 1_000),
      'to WordPress': rounded(round.rate / WORDPRESS_UNCACHED),
    }
  })
}

export function coldResult({ states, upstreamCalls }: ColdSites) {
  return {
    states: states.map(({ state, processes, rounds }) => ({
      state,
      processes,
      ...roundAll(medians(rounds)),
    })),
    upstreamCalls,
  }
}
