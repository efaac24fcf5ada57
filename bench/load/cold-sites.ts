import { availableParallelism } from 'node:os'
import { median } from '../server/figures.ts'
import { processTree } from '../server/processes.ts'
import type { SampleDesk } from '../server/sample-desk.ts'
import { type SiteProcess, startSite } from '../server/site-process.ts'
import { visit } from '../server/visit.ts'
import type { PageAddress } from './addresses.ts'
import { type ColdRound, coldRound } from './cold.ts'
import { startRecordingHost } from './recording-host.ts'

/** How often each state of cold is measured, each time on a new site. */
const ROUNDS = 3

/** A path that starts nothing: a site that answered it has rendered no page. */
const NO_PAGE = '/robots.txt'

export interface ColdState {
  readonly state: 'calls known' | 'calls known, all processors' | 'site and desk cold'
  /** Processes that the site was. */
  readonly processes: number
  readonly rounds: readonly ColdRound[]
}

export interface ColdSites {
  readonly states: readonly ColdState[]
  /** Calls to the API host for pages whose calls' answers were known; none where all are kept. */
  readonly callsAsked: number
}

function newSite(apiBaseUrl: string, concurrency = 1): Promise<SiteProcess> {
  const env = { WEB_CONCURRENCY: String(concurrency) }
  return startSite(apiBaseUrl, { first: NO_PAGE, env })
}

/**
 * Measures pages that a site has never rendered: with the answers of their calls in its memory, in
 * one process and in as many as processors where it can be that, and with nothing in any memory.
 */
export async function coldSites(
  desk: SampleDesk,
  addresses: readonly PageAddress[],
): Promise<ColdSites> {
  const host = await startRecordingHost(desk.url)
  let callsAsked = 0

  async function withKnownCalls(site: SiteProcess, calls: readonly string[], processes: number) {
    // Connections go to the processes in turn, and each learns by itself.
    for (const call of calls.flatMap((each) => Array<string>(processes).fill(each))) {
      await visit(site.url + call)
    }
    const before = host.asked()
    const round = await coldRound(site, addresses)
    callsAsked += host.asked() - before
    return round
  }

  async function rounds(
    state: ColdState['state'],
    measure: (site: SiteProcess) => Promise<ColdRound>,
    start: () => Promise<SiteProcess>,
  ): Promise<ColdState> {
    const measured: ColdRound[] = []
    let processes = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const site = await start()
      processes = processTree(site.pid).length
      measured.push(await measure(site).finally(site.stop))
    }
    return { state, processes, rounds: measured }
  }

  // One site more is there to learn which calls the pages need.
  const first = await newSite(host.url)
  await coldRound(first, addresses).finally(first.stop)
  const calls = host.calls()
  const processors = availableParallelism()
  const known = (count: number) => (site: SiteProcess) => withKnownCalls(site, calls, count)
  const states = [await rounds('calls known', known(1), () => newSite(host.url))]
  const parallel = await rounds('calls known, all processors', known(processors), () =>
    newSite(host.url, processors),
  )
  if (parallel.processes > 1) states.push(parallel)
  await host.stop()
  const restarted = () => desk.restart().then(() => newSite(desk.url))
  states.push(await rounds('site and desk cold', (site) => coldRound(site, addresses), restarted))
  return { states, callsAsked }
}

/** What rounds came to, each figure the median of the rounds'. */
export function coldSummary(rounds: readonly ColdRound[]): ColdRound {
  const of = (figure: keyof ColdRound) => median(rounds.map((round) => round[figure]))
  return {
    pages: of('pages'),
    rate: of('rate'),
    rateOfSecondHalf: of('rateOfSecondHalf'),
    median: of('median'),
    percentile99: of('percentile99'),
    processorTime: of('processorTime'),
    processorTimeOfSecondHalf: of('processorTimeOfSecondHalf'),
  }
}
