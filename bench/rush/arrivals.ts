import type { PageAddress } from '../load/addresses.ts'
import { percentile } from '../server/figures.ts'
import { readerHeaders, visit } from '../server/visit.ts'

/** Milliseconds of a good visit, or what was wrong. */
export type VisitResult = number | string

export const isFailure = (result: VisitResult) => typeof result === 'string'

/** One visit to a page; never throws. */
export async function visitPage(
  site: string,
  { path, language }: PageAddress,
  agent?: Parameters<typeof visit>[2],
): Promise<VisitResult> {
  try {
    const { status, milliseconds } = await visit(site + path, readerHeaders(language), agent)
    return status === 200 ? milliseconds : `${path} answered ${status}`
  } catch (error) {
    return `${path}: ${String(error)}`
  }
}

/**
 * Sums up visits: `failed` ones had no whole response of status 200 in time; times are those of the
 * good ones, in milliseconds.
 */
export function summarizeVisits(results: readonly VisitResult[]) {
  const times = results.filter((result) => typeof result === 'number')
  return {
    visits: results.length,
    failed: results.length - times.length,
    median: percentile(times, 0.5),
    percentile99: percentile(times, 0.99),
    percentile999: percentile(times, 0.999),
    worst: times.reduce((worst, time) => Math.max(worst, time), Number.NEGATIVE_INFINITY),
  }
}

/** The different failures, in the order in which they came first. */
export const failureReasons = (results: readonly VisitResult[]) => [
  ...new Set(results.filter(isFailure)),
]

/** That many visitors, each over a connection of their own, request the pages in turn at one moment. */
export async function visitAtOnce(
  site: string,
  pages: readonly PageAddress[],
  visitors: number,
): Promise<VisitResult[]> {
  const visited = Array.from({ length: visitors }, (_value, index) => pages[index % pages.length])
  return Promise.all(visited.flatMap((page) => (page ? [visitPage(site, page)] : [])))
}
