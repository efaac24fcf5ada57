import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { processTree } from '../server/processes.ts'
import type { SampleDesk } from '../server/sample-desk.ts'
import { type SiteProcess, startSite } from '../server/site-process.ts'
import { visit } from '../server/visit.ts'
import type { PageAddress } from './addresses.ts'
import { type ColdRound, coldRound } from './cold.ts'
import { startRecordingHost } from './recording-host.ts'

/** How often each state of cold is measured, each time on a new site. */
const ROUNDS = 3

/** A path that is no page: a site that has answered it has rendered nothing. */
const NO_PAGE = '/robots.txt'

/** Milliseconds between two questions whether a new site has made its search index. */
const POLL_MS = 100

/** The archive is read from the search index, which a new site makes in its first seconds. */
async function hasIndex({ url }: SiteProcess): Promise<boolean> {
  const { body } = await visit(`${url}/readyz`)
  return JSON.parse(body.toString()).checks.search === 'ok'
}

async function startNewSite(apiBaseUrl: string, concurrency = 1): Promise<SiteProcess> {
  const env = { WEB_CONCURRENCY: String(concurrency) }
  const site = await startSite(apiBaseUrl, { first: NO_PAGE, env })
  while (!(await hasIndex(site))) await setTimeout(POLL_MS)
  return site
}

/**
 * Measures pages that a site has never rendered: with the responses to their calls in its cache, in
 * one process and in as many as there are processors where it supports that, and without any cache.
 */
export async function coldSites(desk: SampleDesk, addresses: readonly PageAddress[]) {
  const host = await startRecordingHost(desk.url)
  /** Calls to the API host for pages whose calls were cached; 0 where the cache has all of them. */
  let upstreamCalls = 0

  const withKnownCalls = (calls: readonly string[], processes: number) => {
    return async (site: SiteProcess): Promise<ColdRound> => {
      // Connections go to the processes in turn, and each has a cache of its own.
      for (const call of calls.flatMap((path) => Array<string>(processes).fill(path))) {
        await visit(site.url + call)
      }
      const before = host.callCount()
      const round = await coldRound(site, addresses)
      upstreamCalls += host.callCount() - before
      return round
    }
  }

  async function measureState(
    state: string,
    start: () => Promise<SiteProcess>,
    measure: (site: SiteProcess) => Promise<ColdRound>,
  ) {
    const rounds: ColdRound[] = []
    let processes = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const site = await start()
      processes = processTree(site.pid).length
      rounds.push(await measure(site).finally(site.stop))
    }
    return { state, processes, rounds }
  }

  // The host records which calls the pages need while this site renders them.
  const first = await startNewSite(host.url)
  await coldRound(first, addresses).finally(first.stop)
  const calls = host.calls()
  const processors = availableParallelism()
  const single = await measureState(
    'calls known',
    () => startNewSite(host.url),
    withKnownCalls(calls, 1),
  )
  const parallel = await measureState(
    'calls known, all processors',
    () => startNewSite(host.url, processors),
    withKnownCalls(calls, processors),
  )
  await host.stop()
  const cold = await measureState(
    'site and desk cold',
    () => desk.restart().then(() => startNewSite(desk.url)),
    (site) => coldRound(site, addresses),
  )
  const states = [single, ...(parallel.processes > 1 ? [parallel] : []), cold]
  return { states, upstreamCalls }
}

export type ColdSites = Awaited<ReturnType<typeof coldSites>>
