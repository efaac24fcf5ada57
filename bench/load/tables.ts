import { rounded, type Spread } from '../server/figures.ts'
import { type ColdSites, coldSummary } from './cold-sites.ts'
import type { KeptAnswer } from './recorded-responses.ts'
import { type Round, ratios, summary } from './warm.ts'

/** Pages a second of WordPress on a machine like this one, not kept: issue 3. */
const WORDPRESS_UNKEPT = 23

const range = ({ median, least, most }: Spread) =>
  `${rounded(median)} (${rounded(least, 2)}–${rounded(most, 2)})`

/** One row for each side of each answer; times in milliseconds and microseconds as named. */
export function keptTable(kept: readonly KeptAnswer[]) {
  return kept.flatMap(({ name, bytes, rounds }) =>
    [...rounds].map(([side, own]) => {
      const { rate, median, percentile99, processorTime } = summary(own)
      const toNginx = ratios(own, rounds.get('nginx') ?? [])
      const isNginx = side === 'nginx'
      return {
        answer: name,
        bytes,
        side,
        'requests/s': Math.round(rate),
        'p50 ms': rounded(median / 1_000),
        'p99 ms': rounded(percentile99 / 1_000),
        'CPU µs': rounded(processorTime),
        'requests/s to nginx': isNginx ? '' : range(toNginx.rate),
        'CPU to nginx': isNginx ? '' : range(toNginx.processorTime),
      }
    }),
  )
}

/** Numbers of an object, and of objects in it, with no more digits than were measured. */
function tidy<T extends object>(figures: T): T {
  const entries = Object.entries(figures).map(([name, value]) => {
    if (typeof value === 'number') return [name, rounded(value, 4)]
    return [name, value !== null && typeof value === 'object' ? tidy(value) : value]
  })
  return Object.fromEntries(entries) as T
}

export function keptResult(kept: readonly KeptAnswer[]) {
  return kept.map(({ name, bytes, rounds }) => {
    const toNginx = (own: readonly Round[]) => ratios(own, rounds.get('nginx') ?? [])
    const sides = [...rounds].map(([side, own]) => {
      const figures = side === 'nginx' ? summary(own) : { ...summary(own), toNginx: toNginx(own) }
      return [side, tidy(figures)]
    })
    return { answer: name, bytes, sides: Object.fromEntries(sides) }
  })
}

/** One row for each state of cold. */
export function coldTable({ states }: ColdSites) {
  return states.map(({ state, processes, rounds }) => {
    const round = coldSummary(rounds)
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
      'to WordPress': rounded(round.rate / WORDPRESS_UNKEPT),
    }
  })
}

export function coldResult({ states, callsAsked }: ColdSites) {
  return {
    states: states.map(({ state, processes, rounds }) => ({
      state,
      processes,
      ...tidy(coldSummary(rounds)),
    })),
    callsAsked,
  }
}
