import { Agent } from 'node:http'
import type { PageAddress } from '../load/addresses.ts'
import { type VisitResult, visitPage } from './arrivals.ts'

/** Milliseconds between two looks at whether requests are due. */
const TICK_MS = 5

/**
 * Requests pages in turn, so many a second whether or not the earlier requests have been answered, as
 * independent visitors do; over kept connections. `stop` waits for the last responses.
 */
export function startSteadyLoad(site: string, pages: readonly PageAddress[], perSecond: number) {
  const agent = new Agent({ keepAlive: true })
  const visits: Promise<VisitResult>[] = []
  const begin = performance.now()
  const timer = setInterval(() => {
    const due = ((performance.now() - begin) / 1_000) * perSecond
    while (visits.length < due) {
      const page = pages[visits.length % pages.length]
      if (page) visits.push(visitPage(site, page, agent))
    }
  }, TICK_MS)
  return {
    stop: async (): Promise<readonly VisitResult[]> => {
      clearInterval(timer)
      return Promise.all(visits).finally(() => agent.destroy())
    },
  }
}
