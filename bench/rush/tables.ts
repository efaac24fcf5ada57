import { rounded, spread } from '../server/figures.ts'
import { failureReasons, summarizeVisits, type VisitResult } from './arrivals.ts'
import type { Publish } from './publishes.ts'

/** Different reasons of failed requests that are printed. */
const MAX_REASONS = 5

export function summarizePhase(
  phase: string,
  results: readonly VisitResult[],
  processorMicroseconds: number,
) {
  return {
    phase,
    ...summarizeVisits(results),
    // Milliseconds, of all visits together.
    processorTime: processorMicroseconds / 1_000,
    reasons: failureReasons(results).slice(0, MAX_REASONS),
  }
}

/** The figures of one phase; times in milliseconds. */
export type Phase = ReturnType<typeof summarizePhase>

export function phaseTable(phases: readonly Phase[]) {
  return phases.map(({ phase, visits, failed, median, percentile99, worst, processorTime }) => ({
    phase,
    visits,
    failed,
    'p50 ms': rounded(median),
    'p99 ms': rounded(percentile99),
    'worst ms': rounded(worst),
    'CPU ms': Math.round(processorTime),
  }))
}

/** The publishes that were seen through a site or a proxy, summed up by page. */
export function publishResult(publishes: Readonly<Record<string, readonly Publish[]>>) {
  return Object.entries(publishes).flatMap(([through, all]) =>
    (['home', 'article'] as const).map((page) => {
      const onPage = all.filter((publish) => publish.page === page)
      return {
        through,
        page,
        publishes: onPage.length,
        afterResponse: spread(onPage.map((publish) => publish.afterResponse)),
        afterRequest: spread(onPage.map((publish) => publish.afterRequest)),
      }
    }),
  )
}

/** One row for each page; milliseconds until a new visitor saw what was published. */
export function publishTable(seen: Readonly<Record<string, readonly Publish[]>>) {
  return publishResult(seen).map(({ through, page, publishes, afterResponse, afterRequest }) => ({
    through,
    page,
    publishes,
    'seen after, median ms': Math.round(afterResponse.median),
    'seen after, worst ms': Math.round(afterResponse.max),
    'from the request, worst ms': Math.round(afterRequest.max),
  }))
}
