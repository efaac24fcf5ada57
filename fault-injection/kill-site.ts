import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { failureReasons, isFailure } from '../bench/rush/arrivals.ts'
import { startSteadyLoad } from '../bench/rush/steady-load.ts'
import { startSite } from '../bench/server/site-process.ts'
import { answersFromExamples } from '../e2e/harness/servers/example-host.ts'
import { startProxy } from '../scripts/steps/proxy.mjs'
import { freePort } from '../scripts/steps/service.mjs'
import { type Outcome, randomPause } from './fault.ts'

/** Requests a second. */
const LOAD = 60
/** No search is cached, so each one reaches a site. */
const PAGES = [
  { path: '/', language: 'SO' },
  { path: '/search?q=tusaale', language: 'SO' },
  { path: '/resources/news', language: 'EN' },
  { path: '/search?q=sample', language: 'EN' },
] as const

/** Kills one of two sites behind the proxy so many times, in turn, under load. */
export async function killSite(times: number, perSecond = LOAD): Promise<Outcome> {
  const host = await startFakeApiHost(answersFromExamples)
  const ports = [await freePort(), await freePort()]
  const caches = mkdtempSync(path.join(tmpdir(), 'gaashaan-faults-'))
  const start = (index: number) => {
    const own = { PORT: String(ports[index]), CACHE_DIR: path.join(caches, String(index)) }
    return startSite(host.base, { env: { ...own, TRUST_PROXY: 'loopback' } })
  }
  const sites = [await start(0), await start(1)]
  const proxy = await startProxy({ origins: sites.map(({ url }) => url) })
  try {
    const load = startSteadyLoad(proxy.url, PAGES, perSecond)
    for (let kill = 0; kill < times; kill += 1) {
      // The proxy tries a site that failed again after two seconds.
      await randomPause(2_300, 2_900)
      const index = kill % 2
      await sites[index]?.kill()
      await randomPause(300, 600)
      sites[index] = await start(index)
    }
    await randomPause(300, 600)
    const results = await load.stop()
    return {
      fault: 'one of two sites killed under load',
      times,
      promised: results.length,
      lost: results.filter(isFailure).length,
      doubled: 0,
      isWhole: true,
      seen: failureReasons(results).slice(0, 3).join('; ') || 'every request answered 200',
    }
  } finally {
    await proxy.stop()
    await Promise.all(sites.map((site) => site.stop()))
    await host.close()
    rmSync(caches, { recursive: true, force: true })
  }
}
