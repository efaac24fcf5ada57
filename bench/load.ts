/**
 * How many requests one site process answers, compared with nginx that has the same bytes as files:
 * `npm run bench load`.
 * Starts a desk with the sample content and sites of its own, and stops them.
 */
import { allAddresses } from './load/addresses.ts'
import { measureCached } from './load/cached-responses.ts'
import { coldSites } from './load/cold-sites.ts'
import { cachedResult, cachedTable, coldResult, coldTable } from './load/tables.ts'
import { stopAfter } from './server/deadline.ts'
import { median, spread, spreadText } from './server/figures.ts'
import { processorTime } from './server/processes.ts'
import { startSampleDesk } from './server/sample-desk.ts'
import { startSite } from './server/site-process.ts'

const STARTS = 5

stopAfter(10)

/** From a site's start to its first page: milliseconds that pass, and of processor time. */
async function measureStarts(apiBaseUrl: string) {
  const times: number[] = []
  const processorTimes: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const site = await startSite(apiBaseUrl)
    times.push(Math.round(site.startedIn))
    processorTimes.push(processorTime(site.pid) / 1_000)
    await site.stop()
  }
  return { milliseconds: spread(times), processorMilliseconds: median(processorTimes) }
}

const desk = await startSampleDesk()
try {
  const start = await measureStarts(desk.url)
  console.log(
    `start to the first page: ${spreadText(start.milliseconds)} ms, ` +
      `${start.processorMilliseconds} ms of processor time`,
  )

  const site = await startSite(desk.url)
  const addresses = await allAddresses(site.url)
  const cached = await measureCached(site, addresses).finally(site.stop)
  console.table(cachedTable(cached))

  const cold = await coldSites(desk, addresses)
  console.table(coldTable(cold))

  console.log(
    JSON.stringify({
      bench: 'load',
      start,
      cached: cachedResult(cached),
      cold: coldResult(cold),
    }),
  )
} finally {
  await desk.stop()
}
