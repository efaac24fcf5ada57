import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { readerHeaders, visit } from '../server/visit.ts'

/** The one address that the flood comes from. */
const SENDER = '127.0.0.66'

/** The most expensive requests of a site: no two are alike, so no cache has the response. */
const searchPath = (index: number) => `/search?q=daad${index.toString(36)}`

/** Requests of the flood in flight at once, whatever it wants to send. */
const MAX_IN_FLIGHT = 200

/** How often each status came; `failed` counts broken connections. */
export type StatusCounts = Readonly<Record<string, number>>

/** Sends so many searches a second from one address, until the signal. */
export async function flood(
  site: string,
  perSecond: number,
  until: AbortSignal,
): Promise<StatusCounts> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_IN_FLIGHT, localAddress: SENDER })
  const counts: Record<string, number> = {}
  const count = (status: string) => {
    counts[status] = (counts[status] ?? 0) + 1
  }
  const begin = performance.now()
  let [sent, inFlight] = [0, 0]
  while (!until.aborted) {
    const due = ((performance.now() - begin) / 1_000) * perSecond
    for (; sent < due; sent += 1) {
      if (inFlight >= MAX_IN_FLIGHT) continue
      inFlight += 1
      visit(site + searchPath(sent), readerHeaders('SO'), agent)
        .then(({ status }) => count(`${status}`))
        .catch(() => count('failed'))
        .finally(() => {
          inFlight -= 1
        })
    }
    await sleep(10)
  }
  agent.destroy()
  return counts
}
