import { Agent } from 'node:http'
import { percentile } from '../server/figures.ts'
import { processorTime } from '../server/processes.ts'
import type { SiteProcess } from '../server/site-process.ts'
import { readerHeaders, visit } from '../server/visit.ts'
import type { PageAddress } from './addresses.ts'

/** Visitors who ask at once, as many as wrk's connections to kept pages. */
const VISITORS = 32

/** One site's first answers to all of its pages; times in milliseconds. */
export interface ColdRound {
  readonly pages: number
  /** Pages a second from the first to the last, and of the second half, when the process is warm. */
  readonly rate: number
  readonly rateOfSecondHalf: number
  readonly median: number
  readonly percentile99: number
  /** Microseconds of processor time for a page, and for one of the second half. */
  readonly processorTime: number
  readonly processorTimeOfSecondHalf: number
}

/** The same order at every run, and no list's or language's pages next to each other. */
export function mixed<T>(values: readonly T[]): T[] {
  // A step that shares no factor with the count visits every place once.
  const share = (a: number, b: number): number => (b === 0 ? a : share(b, a % b))
  let step = Math.max(1, Math.floor(values.length * 0.618))
  while (share(step, values.length) > 1) step += 1
  return values.flatMap((_value, index) => values[(index * step) % values.length] ?? [])
}

/** Asks a site for each page once, some at a time. Throws when a page does not answer 200. */
export async function coldRound(
  site: SiteProcess,
  addresses: readonly PageAddress[],
): Promise<ColdRound> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const waiting = mixed(addresses)
  const times: number[] = []
  const half = Math.floor(waiting.length / 2)
  const middle = { at: 0, used: 0 }
  const visitor = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, language } = next
      const answer = await visit(site.url + path, readerHeaders(language), agent)
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      times.push(answer.milliseconds)
      if (times.length !== half) continue
      middle.at = performance.now()
      middle.used = processorTime(site.pid)
    }
  }
  const used = processorTime(site.pid)
  const begin = performance.now()
  await Promise.all(Array.from({ length: VISITORS }, visitor)).finally(() => agent.destroy())
  const end = performance.now()
  const usedAtEnd = processorTime(site.pid)
  const rest = times.length - half
  return {
    pages: times.length,
    rate: (times.length / (end - begin)) * 1_000,
    rateOfSecondHalf: (rest / (end - middle.at)) * 1_000,
    median: percentile(times, 0.5),
    percentile99: percentile(times, 0.99),
    processorTime: (usedAtEnd - used) / times.length,
    processorTimeOfSecondHalf: (usedAtEnd - middle.used) / rest,
  }
}
