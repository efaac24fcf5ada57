/**
 * A rush of visitors on cold caches, then publishes in the middle of a steady load, then a frozen
 * desk: `npm run bench rush`. Starts a desk with the sample content and sites of its own, and stops
 * them.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startProxy } from '../scripts/steps/proxy.mjs'
import { visitAtOnce } from './rush/arrivals.ts'
import { firstEditor } from './rush/editor.ts'
import { freezeDesk } from './rush/freeze-desk.ts'
import { HOME, HOME_AND_NEWS, tenPages } from './rush/pages.ts'
import { type Publish, publishStories } from './rush/publishes.ts'
import { startSteadyLoad } from './rush/steady-load.ts'
import {
  type Phase,
  phaseTable,
  publishResult,
  publishTable,
  summarizePhase,
} from './rush/tables.ts'
import { stopAfter } from './server/deadline.ts'
import { processorTime } from './server/processes.ts'
import { startSampleDesk } from './server/sample-desk.ts'
import { type SiteProcess, startSite } from './server/site-process.ts'

const VISITORS = 200
/** Requests a second of the steady load. */
const STEADY = 100
const PUBLISHES = 5
/** Milliseconds for which the desk is frozen, and of load afterwards. */
const FROZEN_MS = 5_000
const AFTERWARDS_MS = 3_000
/** A path that is no page: a site that has answered it has rendered nothing. */
const NO_PAGE = '/robots.txt'

stopAfter(6)

const phases: Phase[] = []

async function onNewSite(use: (site: SiteProcess) => Promise<void>): Promise<void> {
  const site = await startSite(desk.url, { first: NO_PAGE })
  await use(site).finally(site.stop)
}

/** Keeps up a steady load on a site while something else happens, and adds it to the phases. */
async function underLoad<T>(name: string, site: SiteProcess, url: string, work: () => Promise<T>) {
  const used = processorTime(site.pid)
  const load = startSteadyLoad(url, HOME_AND_NEWS, STEADY)
  return work().finally(async () => {
    phases.push(summarizePhase(name, await load.stop(), processorTime(site.pid) - used))
  })
}

const desk = await startSampleDesk()
try {
  const rushes = { '200 at once, home': HOME, '200 at once, ten pages': await tenPages(desk.url) }
  for (const [name, pages] of Object.entries(rushes)) {
    await onNewSite(async (site) => {
      const used = processorTime(site.pid)
      const results = await visitAtOnce(site.url, pages, VISITORS)
      phases.push(summarizePhase(name, results, processorTime(site.pid) - used))
    })
  }

  const editor = await firstEditor(desk.url)
  const publishes: Record<string, readonly Publish[]> = {}
  await onNewSite(async (site) => {
    publishes.site = await underLoad('publishing', site, site.url, () =>
      publishStories(site.url, editor, PUBLISHES),
    )
    const proxy = await startProxy({ origins: [site.url] })
    publishes.proxy = await underLoad('publishing, proxy', site, proxy.url, () =>
      publishStories(proxy.url, editor, PUBLISHES),
    ).finally(proxy.stop)
    await underLoad('desk away', site, site.url, async () => {
      await sleep(1_000)
      await freezeDesk(FROZEN_MS)
      await sleep(AFTERWARDS_MS)
    })
  })

  console.table(phaseTable(phases))
  console.table(publishTable(publishes))
  console.log(JSON.stringify({ bench: 'rush', phases, publishes: publishResult(publishes) }))
} finally {
  await desk.stop()
}
