import { Agent } from 'node:http'
import type { PageAddress } from '../load/addresses.ts'
import { type Outcome, outcomeOf } from './arrivals.ts'

/** Milliseconds between two looks at whether requests are due. */
const TICK = 5

export interface SteadyLoad {
  /** Sends no more, waits for what is under way, and tells how each request went. */
  readonly stop: () => Promise<readonly Outcome[]>
}

/**
 * Asks for pages in turn, so many a second whether or not the earlier ones have been answered, as
 * visitors do who know nothing of each other; over connections that are kept open.
 */
export function startSteadyLoad(
  site: string,
  pages: readonly PageAddress[],
  perSecond: number,
): SteadyLoad {
  const agent = new Agent({ keepAlive: true })
  const under: Promise<Outcome>[] = []
  const begin = performance.now()
  const timer = setInterval(() => {
    const due = ((performance.now() - begin) / 1_000) * perSecond
    while (under.length < due) {
      const page = pages[under.length % pages.length]
      if (page) under.push(outcomeOf(site, page, agent))
    }
  }, TICK)
  return {
    stop: async () => {
      clearInterval(timer)
      return Promise.all(under).finally(() => agent.destroy())
    },
  }
}
