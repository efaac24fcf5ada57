/**
 * A rush of visitors on cold caches, then publishes in the middle of a steady load, then a desk that
 * is away: `npm run bench rush`. Starts a desk with the sample content and sites of its own, and
 * stops them.
 */
import { arriveAtOnce } from './rush/arrivals.ts'
import { freezeDesk } from './rush/desk-away.ts'
import { firstEditor } from './rush/editor.ts'
import { HOME, HOME_AND_NEWS, tenPages } from './rush/pages.ts'
import { type Publish, publishes } from './rush/publishes.ts'
import { startSteadyLoad } from './rush/steady-load.ts'
import { type Phase, phaseOf, phaseTable, publishResult, publishTable } from './rush/tables.ts'
import { stopAfter } from './server/deadline.ts'
import { processorTime } from './server/processes.ts'
import { proxyBefore } from './server/proxy.ts'
import { startSampleDesk } from './server/sample-desk.ts'
import { type SiteProcess, startSite } from './server/site-process.ts'

const VISITORS = 200
/** Requests a second of the steady load. */
const STEADY = 100
const PUBLISHES = 5
/** Milliseconds for which the desk is away, and after it is back. */
const AWAY = 5_000
const BACK = 3_000
/** A path that starts nothing: a site that answered it has rendered no page. */
const NO_PAGE = '/robots.txt'

stopAfter(6)

const phases: Phase[] = []

async function onSite(use: (site: SiteProcess) => Promise<void>): Promise<void> {
  const site = await startSite(desk.url, { first: NO_PAGE })
  await use(site).finally(site.stop)
}

/** Keeps a steady load on an address while something else happens, and notes how it went. */
async function underLoad<T>(name: string, site: SiteProcess, url: string, work: () => Promise<T>) {
  const used = processorTime(site.pid)
  const load = startSteadyLoad(url, HOME_AND_NEWS, STEADY)
  const result = await work().finally(async () => {
    phases.push(phaseOf(name, await load.stop(), processorTime(site.pid) - used))
  })
  return result
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const desk = await startSampleDesk()
try {
  for (const [name, pages] of [
    ['200 at once, home', async () => HOME],
    ['200 at once, ten pages', () => tenPages(desk.url)],
  ] as const) {
    await onSite(async (site) => {
      const used = processorTime(site.pid)
      const outcomes = await arriveAtOnce(site.url, await pages(), VISITORS)
      phases.push(phaseOf(name, outcomes, processorTime(site.pid) - used))
    })
  }

  const editor = await firstEditor(desk.url)
  const seen: Record<string, readonly Publish[]> = {}
  await onSite(async (site) => {
    seen.site = await underLoad('publishing', site, site.url, () =>
      publishes(site.url, editor, PUBLISHES),
    )
    const proxy = await proxyBefore(site)
    if (proxy) {
      seen.proxy = await underLoad('publishing, proxy', site, proxy.url, () =>
        publishes(proxy.url, editor, PUBLISHES),
      ).finally(proxy.stop)
    }
    await underLoad('desk away', site, site.url, async () => {
      await pause(1_000)
      await freezeDesk(AWAY)
      await pause(BACK)
    })
  })

  console.table(phaseTable(phases))
  console.table(publishTable(seen))
  console.log(JSON.stringify({ bench: 'rush', phases, publishes: publishResult(seen) }))
} finally {
  await desk.stop()
}
