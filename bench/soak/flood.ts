import { Agent } from 'node:http'
import { readerHeaders, visit } from '../server/visit.ts'

/** The one address that the flood comes from. */
const FROM = '127.0.0.66'

/** What costs a site most: no two of these are alike, so nothing that is kept answers them. */
const dearest = (at: number) => `/search?q=daad${at.toString(36)}`

/** Most requests of the flood under way at once, whatever it wants to send. */
const AT_ONCE = 200

/** How often each status was answered; `failed` counts broken connections. */
export type Flood = Readonly<Record<string, number>>

/** Asks so many times a second for what costs most, from one address, until the signal. */
export async function flood(site: string, perSecond: number, until: AbortSignal): Promise<Flood> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, localAddress: FROM })
  const answers: Record<string, number> = {}
  const count = (name: string) => {
    answers[name] = (answers[name] ?? 0) + 1
  }
  const begin = performance.now()
  let [sent, under] = [0, 0]
  while (!until.aborted) {
    const due = ((performance.now() - begin) / 1_000) * perSecond
    for (; sent < due; sent += 1) {
      if (under >= AT_ONCE) continue
      under += 1
      visit(site + dearest(sent), readerHeaders('SO'), agent)
        .then(({ status }) => count(`${status}`))
        .catch(() => count('failed'))
        .finally(() => {
          under -= 1
        })
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  agent.destroy()
  return answers
}
