import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import type { PageAddress } from '../load/addresses.ts'
import type { VisitResult } from '../rush/arrivals.ts'
import { readerHeaders, TIMEOUT_MS } from '../server/visit.ts'

/** Addresses of this machine that readers come from; each keeps its connections open. */
const READERS = 128
/** Connections of one reader, like a browser's over HTTP/1.1; the time of waiting for one counts. */
const CONNECTIONS = 6

/** Readers who visit one page after the other while the maximum load is measured. */
const READERS_AT_ONCE = 32

/** Milliseconds between two looks at whether requests are due. */
const TICK_MS = 5

/**
 * One visit to a page. A response that comes too late is a failure, but is read to its end: to open
 * thousands of connections anew would cost this program more than the site.
 */
async function visitPage(pool: Pool, { path, language }: PageAddress): Promise<VisitResult> {
  const begin = performance.now()
  try {
    const headers = readerHeaders(language)
    const { statusCode, body } = await pool.request({ method: 'GET', path, headers })
    await body.bytes()
    const milliseconds = performance.now() - begin
    if (statusCode !== 200) return `${path} answered ${statusCode}`
    return milliseconds > TIMEOUT_MS ? `a response took more than ${TIMEOUT_MS} ms` : milliseconds
  } catch (error) {
    return `${path}: ${String(error)}`
  }
}

/** Readers who request these pages in turn, in both languages, each from an address of their own. */
export function createReaders(site: string, pages: readonly PageAddress[]) {
  const pools = Array.from({ length: READERS }, (_value, index) => {
    const localAddress = `127.0.1.${index + 1}`
    return new Pool(site, { connections: CONNECTIONS, localAddress })
  })
  let visits = 0
  function visitNext(): Promise<VisitResult> {
    const [page, pool] = [pages[visits % pages.length], pools[visits % READERS]]
    visits += 1
    if (!page || !pool) throw new Error('there are no pages to visit')
    return visitPage(pool, page)
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
      await Promise.all(Array.from({ length: READERS_AT_ONCE }, reader))
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
    close: () => Promise.all(pools.map((pool) => pool.close())),
  }
}
