/**
 * How much one site process answers, beside nginx with the same bytes as files: `npm run bench load`.
 * Starts a desk with the sample content and sites of its own, and stops them.
 */
import { allAddresses } from './load/addresses.ts'
import { coldSites } from './load/cold-sites.ts'
import { keptAnswers } from './load/recorded-responses.ts'
import { coldResult, coldTable, keptResult, keptTable } from './load/tables.ts'
import { stopAfter } from './server/deadline.ts'
import { median, spread } from './server/figures.ts'
import { processorTime } from './server/processes.ts'
import { startSampleDesk } from './server/sample-desk.ts'
import { startSite } from './server/site-process.ts'

const STARTS = 5

stopAfter(10)

/** Milliseconds from a site's start to its first page, and of processor time until then. */
async function startOf(desk: string) {
  const site = await startSite(desk)
  const processorMilliseconds = processorTime(site.pid) / 1_000
  await site.stop()
  return { milliseconds: site.startedIn, processorMilliseconds }
}

async function starts(desk: string) {
  const all = []
  for (let start = 0; start < STARTS; start += 1) all.push(await startOf(desk))
  return {
    milliseconds: spread(all.map(({ milliseconds }) => Math.round(milliseconds))),
    processorMilliseconds: median(all.map((each) => each.processorMilliseconds)),
  }
}

const desk = await startSampleDesk()
try {
  const start = await starts(desk.url)
  const { milliseconds, processorMilliseconds } = start
  console.log(
    `start to the first page: ${milliseconds.median} ms (${milliseconds.least}–${milliseconds.most}), ` +
      `${processorMilliseconds} ms of processor time`,
  )

  const site = await startSite(desk.url)
  const addresses = await allAddresses(site.url)
  const kept = await keptAnswers(site, addresses).finally(site.stop)
  console.table(keptTable(kept))

  const cold = await coldSites(desk, addresses)
  console.table(coldTable(cold))

  console.log(
    JSON.stringify({
      bench: 'load',
      start,
      kept: keptResult(kept),
      cold: coldResult(cold),
    }),
  )
} finally {
  await desk.stop()
}
