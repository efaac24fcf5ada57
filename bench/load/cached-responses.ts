import { startProxy } from '../../scripts/steps/proxy.mjs'
import type { SiteProcess } from '../server/site-process.ts'
import type { PageAddress } from './addresses.ts'
import { servePlainFiles } from './plain-files.ts'
import { etagOf, fetchTargets, fileName, type Target, targets } from './targets.ts'
import { alternatingRounds, type Round, type Side } from './warm.ts'
import { wrk } from './wrk.ts'

const ROUNDS = { rounds: 5, seconds: 2 }

/** Seconds of requests to a new site before anything counts: V8 has then compiled what is hot. */
const WARM_UP_SECONDS = 4

export interface CachedMeasurement {
  readonly name: string
  /** Bytes of the body as it is sent; 0 for a 304. */
  readonly bytes: number
  readonly rounds: ReadonlyMap<Side['name'], readonly Round[]>
}

/** Measures the cached responses of a site, beside nginx, and behind our proxy. */
export async function measureCached(
  site: SiteProcess,
  addresses: readonly PageAddress[],
): Promise<CachedMeasurement[]> {
  const [home, ...others] = targets(addresses)
  const responses = await fetchTargets(site.url, [home, ...others])
  const files = await servePlainFiles(responses, 'shipped')
  const tuned = await servePlainFiles(responses, 'tuned')
  const proxy = await startProxy({ origins: [site.url], buffersLog: true })

  async function measure(target: Target): Promise<CachedMeasurement> {
    const { name, path, headers } = target
    const sides: Side[] = [
      { name: 'site', url: site.url + path, headers, processes: [site.pid] },
      { name: 'nginx', url: files.urlOf(fileName(target)), headers, processes: [files.pid] },
    ]
    if (target === home) {
      const url = tuned.urlOf(fileName(target))
      sides.push({ name: 'nginx tuned', url, headers, processes: [tuned.pid] })
    }
    if (target.isProxied) {
      const processes = [proxy.pid, site.pid]
      sides.push({ name: 'proxy', url: proxy.url + path, headers, processes })
    }
    const bytes = responses[fileName(target)]?.body.length ?? 0
    return { name, bytes, rounds: await alternatingRounds(sides, ROUNDS) }
  }

  /** A reader who has the page already and sends each server its own ETag. */
  async function measureNotModified(target: Target): Promise<CachedMeasurement> {
    const side = async (name: Side['name'], url: string, pid: number): Promise<Side> => {
      const headers = { ...target.headers, 'if-none-match': await etagOf(url, target.headers) }
      return { name, url, headers, processes: [pid] }
    }
    const sides = [
      await side('site', site.url + target.path, site.pid),
      await side('nginx', files.urlOf(fileName(target)), files.pid),
    ]
    return { name: `304 ${target.name}`, bytes: 0, rounds: await alternatingRounds(sides, ROUNDS) }
  }

  try {
    await wrk(site.url + home.path, home.headers, WARM_UP_SECONDS)
    const measured: CachedMeasurement[] = []
    for (const target of [home, ...others]) measured.push(await measure(target))
    measured.push(await measureNotModified(home))
    return measured
  } finally {
    await proxy.stop()
    await tuned.stop()
    await files.stop()
  }
}
