/**
 * How much one site process answers, beside nginx with the same bytes as files: `npm run bench load`.
 * Starts a desk with the sample content and sites of its own, and stops them.
 */
import { allAddresses } from './load/addresses.ts'
import { coldSites } from './load/cold-sites.ts'
import { keptAnswers } from './load/kept-answers.ts'
import { coldResult, coldTable, keptResult, keptTable } from './load/tables.ts'
import { stopAfter } from './server/deadline.ts'
import { rounded, spread } from './server/figures.ts'
import { startSampleDesk } from './server/sample-desk.ts'
import { startSite } from './server/site-process.ts'

const STARTS = 5

stopAfter(10)

async function startTimes(desk: string): Promise<number[]> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const site = await startSite(desk)
    times.push(site.startedIn)
    await site.stop()
  }
  return times
}

const desk = await startSampleDesk()
try {
  const starts = spread(await startTimes(desk.url))
  console.log(`start to the first page: ${Math.round(starts.median)} ms`)

  const site = await startSite(desk.url)
  const addresses = await allAddresses(site.url)
  const kept = await keptAnswers(site, addresses).finally(site.stop)
  console.table(keptTable(kept))

  const cold = await coldSites(desk, addresses)
  console.table(coldTable(cold))

  console.log(
    JSON.stringify({
      bench: 'load',
      start: { milliseconds: rounded(starts.median), ...starts },
      kept: keptResult(kept),
      cold: coldResult(cold),
    }),
  )
} finally {
  await desk.stop()
}
