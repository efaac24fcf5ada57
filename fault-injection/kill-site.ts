import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { startSteadyLoad } from '../bench/rush/steady-load.ts'
import { startSite } from '../bench/server/site-process.ts'
import { answersFromExamples } from '../e2e/harness/example-host.ts'
import { startProxy } from '../scripts/steps/proxy.mjs'
import { freePort } from '../scripts/steps/service.mjs'
import { type Outcome, someTime } from './fault.ts'

/** Requests a second; what is searched is asked of a site each time, whatever the proxy keeps. */
const LOAD = 60
const PAGES = [
  { path: '/', language: 'SO' },
  { path: '/search?q=tusaale', language: 'SO' },
  { path: '/resources/news', language: 'EN' },
  { path: '/search?q=sample', language: 'EN' },
] as const

/** Kills one of two sites behind the proxy so many times, in turn, while readers ask. */
export async function killSite(times: number, perSecond = LOAD): Promise<Outcome> {
  const host = await startFakeApiHost(answersFromExamples)
  const ports = [await freePort(), await freePort()]
  const caches = mkdtempSync(path.join(tmpdir(), 'gaashaan-faults-'))
  const start = (at: number) => {
    const own = { PORT: String(ports[at]), CACHE_DIR: path.join(caches, String(at)) }
    return startSite(host.base, { env: { ...own, TRUST_PROXY: 'loopback' } })
  }
  const sites = [await start(0), await start(1)]
  const proxy = await startProxy({ origins: sites.map(({ url }) => url) })
  try {
    const load = startSteadyLoad(proxy.url, PAGES, perSecond)
    for (let kill = 0; kill < times; kill += 1) {
      // The proxy looks again at a site that was away after two seconds.
      await someTime(2_300, 2_900)
      const at = kill % 2
      await sites[at]?.kill()
      await someTime(300, 600)
      sites[at] = await start(at)
    }
    await someTime(300, 600)
    const outcomes = await load.stop()
    const failed = outcomes.filter((each) => typeof each === 'string')
    return {
      fault: 'one of two sites killed under load',
      times,
      promised: outcomes.length,
      lost: failed.length,
      doubled: 0,
      isWhole: true,
      seen: [...new Set(failed)].slice(0, 3).join('; ') || 'every request answered 200',
    }
  } finally {
    await proxy.stop()
    await Promise.all(sites.map((site) => site.stop()))
    await host.close()
    rmSync(caches, { recursive: true, force: true })
  }
}
