import { proxyBefore } from '../server/proxy.ts'
import type { SiteProcess } from '../server/site-process.ts'
import type { PageAddress } from './addresses.ts'
import { servePlainFiles } from './plain-files.ts'
import { answersTo, fileName, type Target, tagOf, targets } from './targets.ts'
import { alternatingRounds, type Round, type Side } from './warm.ts'
import { wrk } from './wrk.ts'

const ROUNDS = { rounds: 5, seconds: 2 }

/** Seconds for which a new site is asked before anything counts: V8 has then compiled what is hot. */
const WARM_UP = 4

export interface KeptAnswer {
  readonly name: string
  /** Bytes of the body as it is sent; none of a 304. */
  readonly bytes: number
  readonly rounds: ReadonlyMap<Side['name'], readonly Round[]>
}

/** Measures what a site sends again and again, beside nginx, and behind our proxy where there is one. */
export async function keptAnswers(
  site: SiteProcess,
  addresses: readonly PageAddress[],
): Promise<KeptAnswer[]> {
  const asked = targets(addresses)
  const answers = await answersTo(site.url, asked)
  const files = await servePlainFiles(answers, 'shipped')
  const tuned = await servePlainFiles(answers, 'tuned')
  const proxy = await proxyBefore(site)

  async function cachedResponse(target: Target): Promise<KeptAnswer> {
    const { name, path, headers } = target
    const sides: Side[] = [
      { name: 'site', url: site.url + path, headers, processes: [site.pid] },
      { name: 'nginx', url: files.at(fileName(target)), headers, processes: [files.pid] },
    ]
    if (target === asked[0]) {
      const url = tuned.at(fileName(target))
      sides.push({ name: 'nginx tuned', url, headers, processes: [tuned.pid] })
    }
    if (proxy && target.isProxied) {
      const processes = [proxy.pid, site.pid]
      sides.push({ name: 'proxy', url: proxy.url + path, headers, processes })
    }
    const bytes = answers[fileName(target)]?.body.length ?? 0
    return { name, bytes, rounds: await alternatingRounds(sides, ROUNDS) }
  }

  /** A reader who has the page already, asked for with each server's own tag. */
  async function notModified(target: Target): Promise<KeptAnswer> {
    const side = async (name: Side['name'], url: string, pid: number): Promise<Side> => {
      const headers = { ...target.headers, 'if-none-match': await tagOf(url, target.headers) }
      return { name, url, headers, processes: [pid] }
    }
    const sides = [
      await side('site', site.url + target.path, site.pid),
      await side('nginx', files.at(fileName(target)), files.pid),
    ]
    return { name: `304 ${target.name}`, bytes: 0, rounds: await alternatingRounds(sides, ROUNDS) }
  }

  try {
    const measured: KeptAnswer[] = []
    for (const { path, headers } of asked.slice(0, 1)) await wrk(site.url + path, headers, WARM_UP)
    for (const target of asked) measured.push(await cachedResponse(target))
    for (const target of asked.slice(0, 1)) measured.push(await notModified(target))
    return measured
  } finally {
    await proxy?.stop()
    await tuned.stop()
    await files.stop()
  }
}
