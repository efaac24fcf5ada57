/**
 * A site on a bad day: `npm run bench soak`. Ten minutes of readers from many addresses at a third
 * of the maximum load, while an editor publishes, messages come in and one address floods the search.
 * `MINUTES=2 npm run bench soak` measures shorter; `HOT_PAGES=10000` has readers of so many pages, for
 * which the archive is made larger than the sample content; `HEAP_SNAPSHOTS=1` tells besides what the
 * site holds before and after. Starts a desk, a site and the proxy, and stops them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProxy } from '../scripts/steps/proxy.mjs'
import { freePort } from '../scripts/steps/service.mjs'
import { growArchive } from './growth-archive.ts'
import { allAddresses } from './load/addresses.ts'
import { shuffle } from './load/cold.ts'
import { failureReasons, summarizeVisits, type VisitResult } from './rush/arrivals.ts'
import { firstEditor } from './rush/editor.ts'
import { stopAfter } from './server/deadline.ts'
import { percentile, rounded, spread } from './server/figures.ts'
import { ownProcessesIn } from './server/processes.ts'
import { DESK_FOLDER, startSampleDesk } from './server/sample-desk.ts'
import { startSite } from './server/site-process.ts'
import { flood } from './soak/flood.ts'
import { heapGrowth, heapSnapshotOptions, takeHeapSnapshot } from './soak/heap-snapshot.ts'
import { watchMemory } from './soak/memory-watch.ts'
import { sendMessages, storedSubjects } from './soak/messages.ts'
import { measurePublishCost } from './soak/publish-cost.ts'
import { PUBLISH_KINDS, publishAndSee, type SeenChange } from './soak/publishes.ts'
import { createReaders } from './soak/readers.ts'

const MINUTES = Number(process.env.MINUTES ?? 10)
/** Pages that readers request; 0 for all of the sample content. */
const HOT_PAGES = Number(process.env.HOT_PAGES ?? 0)
const TAKES_HEAP_SNAPSHOTS = process.env.HEAP_SNAPSHOTS === '1'
/** Kinds of objects that are told, of those that grew most. */
const HEAP_KINDS = 15
/** Seconds of measuring the maximum load, after as many of warming up. */
const MAX_LOAD_SECONDS = 10
/** Requests a second of the flood. */
const FLOOD = 500
/** Milliseconds between two messages, and between two publishes. */
const MESSAGE_INTERVAL_MS = 2_000
const PUBLISH_INTERVAL_MS = 5_000

/** Megabytes that a page takes in the site's memory at most, in all its encodings. */
const PAGE_MEGABYTES = 0.3

const visitsRow = (visits: ReturnType<typeof summarizeVisits>) => ({
  requests: visits.visits,
  failed: visits.failed,
  'p50 ms': rounded(visits.median),
  'p99 ms': rounded(visits.percentile99),
  'p99.9 ms': rounded(visits.percentile999),
  'worst ms': rounded(visits.worst),
})

stopAfter(MINUTES + 5 + HOT_PAGES / 500)

const desk = await startSampleDesk()
if (HOT_PAGES > 0) {
  // Seven posts in ten are articles that are public in both languages.
  const posts = Math.ceil(HOT_PAGES / 2 / 0.7)
  await desk.restart(() => growArchive(path.join(desk.folder, 'gaashaan.db'), posts))
}
const heapFolder = mkdtempSync(path.join(tmpdir(), 'gaashaan-heap-'))
const metricsPort = String(await freePort())
const site = await startSite(desk.url, {
  env: {
    TRUST_PROXY: 'loopback',
    METRICS_PORT: metricsPort,
    ...(TAKES_HEAP_SNAPSHOTS && { NODE_OPTIONS: heapSnapshotOptions(heapFolder) }),
    ...(HOT_PAGES > 0 && {
      PAGE_CACHE_MEGABYTES: String(Math.ceil(128 + HOT_PAGES * PAGE_MEGABYTES)),
    }),
  },
})
const proxy = await startProxy({ origins: [site.url], limitsLoopback: true })
try {
  const pages = shuffle(await allAddresses(site.url)).slice(0, HOT_PAGES || undefined)
  const readers = createReaders(proxy.url, pages)
  const editor = await firstEditor(desk.url)
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  const takeSnapshot = async () =>
    TAKES_HEAP_SNAPSHOTS ? takeHeapSnapshot(site.pid, heapFolder) : undefined
  const costs = await measurePublishCost(site.url, metricsUrl, editor, pages)
  const heapBefore = await takeSnapshot()
  await readers.maxLoad(MAX_LOAD_SECONDS)
  const maxLoad = await readers.maxLoad(MAX_LOAD_SECONDS)
  console.log(`${pages.length} pages; at most ${Math.round(maxLoad)} requests a second`)

  const tenths: VisitResult[][] = Array.from({ length: 10 }, () => [])
  const publishes: SeenChange[] = []
  const failedPublishes: string[] = []
  const memory = {
    site: watchMemory(site.pid),
    desk: watchMemory(Math.min(...ownProcessesIn(DESK_FOLDER))),
    proxy: watchMemory(proxy.pid),
  }
  const end = new AbortController()
  const publishUntilEnd = async () => {
    for (let number = 0; !end.signal.aborted; number += 1) {
      const kind = PUBLISH_KINDS[number % PUBLISH_KINDS.length] ?? 'news'
      await publishAndSee(proxy.url, editor, kind).then(
        (seen) => publishes.push(seen),
        (error) => failedPublishes.push(`${kind}: ${error}`),
      )
      await sleep(PUBLISH_INTERVAL_MS)
    }
  }
  const background = Promise.all([
    flood(proxy.url, FLOOD, end.signal),
    sendMessages(proxy.url, MESSAGE_INTERVAL_MS, end.signal),
    publishUntilEnd(),
  ])
  const begin = performance.now()
  await readers.steadyLoad(maxLoad / 3, MINUTES * 60, (result) => {
    const tenth = Math.floor((performance.now() - begin) / (MINUTES * 6_000))
    tenths[Math.min(tenth, 9)]?.push(result)
  })
  end.abort()
  const [floodStatuses, { sent, accepted }] = await background
  await readers.close()
  const heapAfter = await takeSnapshot()
  const megabytes = Object.fromEntries(
    Object.entries(memory).map(([name, watch]) => [name, watch.stop()]),
  )

  const visits = summarizeVisits(tenths.flat())
  const visitsByTenths = tenths.map(summarizeVisits)
  const seen = PUBLISH_KINDS.map((kind) => {
    const times = publishes.filter((each) => each.kind === kind).map((each) => each.seenAfter)
    return { kind, publishes: times.length, ...spread(times) }
  })
  const seenAt99 = percentile(
    publishes.map(({ seenAfter }) => seenAfter),
    0.99,
  )
  const stored = new Set(storedSubjects(desk.folder))
  const lost = accepted.filter((subject) => !stored.has(subject)).length
  const messages = { sent, accepted: accepted.length, lost }
  console.log(`${MINUTES} minutes of ${Math.round(maxLoad / 3)} requests a second, then by tenths`)
  console.table([visits, ...visitsByTenths].map(visitsRow))
  const printFirst = (lines: readonly string[]) => {
    if (lines.length > 0) console.log(lines.slice(0, 5).join('\n'))
  }
  printFirst(failureReasons(tenths.flat()))
  console.table(costs)
  console.table(
    seen.map(({ kind, publishes: count, median, max }) => ({
      kind,
      publishes: count,
      'seen after, median ms': Math.round(median),
      'seen after, worst ms': Math.round(max),
    })),
  )
  printFirst(failedPublishes)
  printFirst(proxy.errorLog)
  console.table([{ ...messages, flood: JSON.stringify(floodStatuses) }])
  console.table(
    Object.entries(megabytes).map(([program, { tenths, ...figures }]) => ({
      program,
      ...figures,
      'by tenths of the time': tenths.map(Math.round).join(' '),
    })),
  )
  const heap = heapBefore && heapAfter && heapGrowth(heapBefore, heapAfter, HEAP_KINDS)
  if (heap) console.table(heap)
  console.log(
    JSON.stringify({
      bench: 'soak',
      minutes: MINUTES,
      maxLoad,
      visits,
      visitsByTenths,
      costs,
      publishes: seen,
      seenAt99,
      failedPublishes,
      messages,
      flood: floodStatuses,
      memory: megabytes,
      heap,
    }),
  )
} finally {
  await proxy.stop()
  await site.stop()
  await desk.stop()
  rmSync(heapFolder, { recursive: true })
}
