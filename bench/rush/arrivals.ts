import type { PageAddress } from '../load/addresses.ts'
import { percentile } from '../server/figures.ts'
import { readerHeaders, visit } from '../server/visit.ts'

/** What visits came to; times in milliseconds, of those that were answered. */
export interface Visits {
  readonly visits: number
  /** Visits without a whole answer 200 in time. */
  readonly failed: number
  readonly median: number
  readonly percentile99: number
  readonly worst: number
}

/** How one visit went: milliseconds of a good answer, or what was wrong. */
export type Outcome = number | string

/** One visit to a page; never throws. */
export async function outcomeOf(
  site: string,
  { path, language }: PageAddress,
  agent?: Parameters<typeof visit>[2],
): Promise<Outcome> {
  try {
    const answer = await visit(site + path, readerHeaders(language), agent)
    if (answer.status === 200) return answer.milliseconds
    return `${path} answered ${answer.status}`
  } catch (error) {
    return `${path}: ${String(error)}`
  }
}

export function visitsOf(outcomes: readonly Outcome[]): Visits {
  const times = outcomes.filter((each) => typeof each === 'number')
  return {
    visits: outcomes.length,
    failed: outcomes.length - times.length,
    median: percentile(times, 0.5),
    percentile99: percentile(times, 0.99),
    worst: times.reduce((most, each) => Math.max(most, each), Number.NEGATIVE_INFINITY),
  }
}

/** That many visitors, each over a connection of their own, ask for pages in turn at one moment. */
export async function arriveAtOnce(
  site: string,
  pages: readonly PageAddress[],
  visitors: number,
): Promise<Outcome[]> {
  const asked = Array.from({ length: visitors }, (_value, index) => pages[index % pages.length])
  return Promise.all(asked.flatMap((page) => (page ? [outcomeOf(site, page)] : [])))
}
