import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PageAddress } from '../load/addresses.ts'
import { type VisitResult, visitPage } from '../rush/arrivals.ts'

/** Addresses of this machine that readers come from; each keeps its connections open. */
const READERS = 128
/** Connections of one reader, like a browser's over HTTP/1.1; the time of waiting for one counts. */
const CONNECTIONS = 6

/** Milliseconds between two looks at whether requests are due. */
const TICK_MS = 5

/** Readers who request these pages in turn, in both languages, each from an address of their own. */
export function createReaders(site: string, pages: readonly PageAddress[]) {
  const agents = Array.from(
    { length: READERS },
    (_value, index) =>
      new Agent({
        keepAlive: true,
        localAddress: `127.0.1.${index + 1}`,
        maxSockets: CONNECTIONS,
      }),
  )
  let visits = 0
  function visitNext(): Promise<VisitResult> {
    const [page, agent] = [pages[visits % pages.length], agents[visits % READERS]]
    visits += 1
    if (!page) throw new Error('there are no pages to visit')
    return visitPage(site, page, agent)
  }
  return {
    /** Visits as fast as the site answers; resolves to the requests a second. */
    maxLoad: async (seconds: number): Promise<number> => {
      const end = performance.now() + seconds * 1_000
      let answered = 0
      const reader = async () => {
        while (performance.now() < end) {
          const result = await visitNext()
          if (typeof result === 'string') throw new Error(result)
          answered += 1
        }
      }
      await Promise.all(Array.from({ length: READERS / 4 }, reader))
      return answered / seconds
    },
    /** So many visits a second, however fast the site is; ends with the last response. */
    steadyLoad: async (
      perSecond: number,
      seconds: number,
      onResult: (result: VisitResult) => void,
    ): Promise<void> => {
      const inFlight = new Set<Promise<void>>()
      const begin = performance.now()
      let sent = 0
      while (performance.now() - begin < seconds * 1_000) {
        const due = ((performance.now() - begin) / 1_000) * perSecond
        for (; sent < due; sent += 1) {
          const visit = visitNext()
            .then(onResult)
            .finally(() => inFlight.delete(visit))
          inFlight.add(visit)
        }
        await sleep(TICK_MS)
      }
      await Promise.all(inFlight)
    },
    close: () => {
      for (const agent of agents) agent.destroy()
    },
  }
}
