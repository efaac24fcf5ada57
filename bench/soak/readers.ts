import { Agent } from 'node:http'
import type { PageAddress } from '../load/addresses.ts'
import { type Outcome, outcomeOf } from '../rush/arrivals.ts'

/** Addresses of this machine that readers come from; each keeps its connections open. */
const READERS = 128
/** Connections of one reader, as browsers bound them over HTTP/1.1; what is more waits, and counts. */
const CONNECTIONS = 6

/** Milliseconds between two looks at whether requests are due. */
const TICK = 5

export interface Readers {
  /** As many as the site answers, one after the other, from all of them: requests a second. */
  readonly asMuchAsTheyGet: (seconds: number) => Promise<number>
  /** So many a second, however the site is; tells each outcome, and ends with the last answer. */
  readonly steadily: (
    perSecond: number,
    seconds: number,
    tell: (outcome: Outcome) => void,
  ) => Promise<void>
  readonly leave: () => void
}

/** Readers who ask for these pages in turn, in both languages, each from an address of their own. */
export function readersOf(site: string, pages: readonly PageAddress[]): Readers {
  const agents = Array.from(
    { length: READERS },
    (_value, index) =>
      new Agent({
        keepAlive: true,
        localAddress: `127.0.1.${index + 1}`,
        maxSockets: CONNECTIONS,
      }),
  )
  let asked = 0
  function ask(): Promise<Outcome> {
    const [page, agent] = [pages[asked % pages.length], agents[asked % READERS]]
    asked += 1
    if (!page) throw new Error('there are no pages to ask for')
    return outcomeOf(site, page, agent)
  }
  return {
    asMuchAsTheyGet: async (seconds) => {
      const end = performance.now() + seconds * 1_000
      let answered = 0
      const reader = async () => {
        while (performance.now() < end) {
          const outcome = await ask()
          if (typeof outcome === 'string') throw new Error(outcome)
          answered += 1
        }
      }
      await Promise.all(Array.from({ length: READERS / 4 }, reader))
      return answered / seconds
    },
    steadily: async (perSecond, seconds, tell) => {
      const under = new Set<Promise<void>>()
      const begin = performance.now()
      let sent = 0
      while (performance.now() - begin < seconds * 1_000) {
        const due = ((performance.now() - begin) / 1_000) * perSecond
        for (; sent < due; sent += 1) {
          const one = ask()
            .then(tell)
            .finally(() => under.delete(one))
          under.add(one)
        }
        await new Promise((resolve) => setTimeout(resolve, TICK))
      }
      await Promise.all(under)
    },
    leave: () => {
      for (const agent of agents) agent.destroy()
    },
  }
}
