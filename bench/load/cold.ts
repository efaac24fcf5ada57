import { Agent } from 'node:http'
import { percentile } from '../server/figures.ts'
import { processorTime } from '../server/processes.ts'
import type { SiteProcess } from '../server/site-process.ts'
import { readerHeaders, visit } from '../server/visit.ts'
import type { PageAddress } from './addresses.ts'

/** Visitors at once, as many as wrk's connections to cached pages. */
const VISITORS = 32

/** In the same order at every run, with neighbours far apart: a list's pages, or a language's. */
export function shuffle<T>(values: readonly T[]): T[] {
  // A step that shares no factor with the count visits every place once.
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  let step = Math.max(1, Math.floor(values.length * 0.618))
  while (divisor(step, values.length) > 1) step += 1
  return values.flatMap((_value, index) => values[(index * step) % values.length] ?? [])
}

/** Renders each page of a site for the first time, some at once. Throws when a status is not 200. */
export async function coldRound(site: SiteProcess, addresses: readonly PageAddress[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const queue = shuffle(addresses)
  const times: number[] = []
  const half = Math.floor(queue.length / 2)
  const middle = { time: 0, used: 0 }
  const visitor = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const url = site.url + page.path
      const { status, milliseconds } = await visit(url, readerHeaders(page.language), agent)
      if (status !== 200) throw new Error(`${page.path} answered ${status}`)
      times.push(milliseconds)
      if (times.length !== half) continue
      middle.time = performance.now()
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
    // Pages a second; in the second half the process is warm.
    rate: (times.length / (end - begin)) * 1_000,
    rateOfSecondHalf: (rest / (end - middle.time)) * 1_000,
    // Milliseconds.
    median: percentile(times, 0.5),
    percentile99: percentile(times, 0.99),
    // Microseconds for a page.
    processorTime: (usedAtEnd - used) / times.length,
    processorTimeOfSecondHalf: (usedAtEnd - middle.used) / rest,
  }
}

export type ColdRound = Awaited<ReturnType<typeof coldRound>>
