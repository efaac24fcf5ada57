import { rounded, spread } from '../server/figures.ts'
import { type Outcome, type Visits, visitsOf } from './arrivals.ts'
import type { Publish } from './publishes.ts'

/** Most different reasons of failed requests that are told. */
const MAX_REASONS = 5

/** What one part of the measurement came to; times in milliseconds. */
export interface Phase extends Visits {
  readonly phase: string
  /** Milliseconds of the site's processor time, all visits together. */
  readonly processorTime: number
  readonly reasons: readonly string[]
}

/** Sums a part up; its processor time is given in microseconds. */
export function phaseOf(phase: string, outcomes: readonly Outcome[], microseconds: number): Phase {
  const reasons = [...new Set(outcomes.filter((each) => typeof each === 'string'))]
  return {
    phase,
    ...visitsOf(outcomes),
    processorTime: microseconds / 1_000,
    reasons: reasons.slice(0, MAX_REASONS),
  }
}

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

function perPage(seen: Readonly<Record<string, readonly Publish[]>>) {
  return Object.entries(seen).flatMap(([through, all]) =>
    (['home', 'article'] as const).map((page) => {
      const own = all.filter((publish) => publish.page === page)
      return {
        through,
        page,
        publishes: own.length,
        afterAnswer: spread(own.map((publish) => publish.afterAnswer)),
        afterRequest: spread(own.map((publish) => publish.afterRequest)),
      }
    }),
  )
}

/** One row for each page; milliseconds until a new visitor read what was published. */
export function publishTable(seen: Readonly<Record<string, readonly Publish[]>>) {
  return perPage(seen).map(({ through, page, publishes, afterAnswer, afterRequest }) => ({
    through,
    page,
    publishes,
    'seen after, median ms': Math.round(afterAnswer.median),
    'seen after, worst ms': Math.round(afterAnswer.most),
    'from the request, worst ms': Math.round(afterRequest.most),
  }))
}

export { perPage as publishResult }
