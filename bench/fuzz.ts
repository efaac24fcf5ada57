/**
 * Generated requests against desk and site as they were built: `npm run fuzz`, or with a number of
 * requests and a seed `npm run fuzz -- 20000 7`. Ends with 1 where any got a 5xx or no response, or
 * where memory kept growing.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startLoneSite } from '../e2e/harness/servers/lone-site.ts'
import { memoryGrowth, sampleMemory } from './fuzz/memory.ts'
import { fuzz } from './fuzz/run.ts'
import { endSending } from './fuzz/send.ts'
import { startSampleDesk } from './server/sample-desk.ts'

const [count = 100_000, seed = 20_261_121] = process.argv.slice(2).map(Number)
/** Growth over the second half, of either: more than a garbage-collected heap goes up and down. */
const MAX_GROWTH_MB = 100
/** Samples of the memory in a run. */
const SAMPLES = 40

const lines: string[] = []
console.log(`${count} requests, seed ${seed}`)
const desk = await startSampleDesk((line) => lines.push(line))
// This site believes each request's header about its sender.
const site = await startLoneSite(desk.url, { TRUST_PROXY: 'loopback' })
// It indexes the archive first; until then the archive's pages are not there.
while ((await fetch(`${site.url}/resources/news/archive`)).status === 503) await sleep(500)
const interval = Math.max(1_000, Math.floor(count / SAMPLES / 1_000) * 1_000)
const samples: ReturnType<typeof sampleMemory>[] = []
try {
  const begin = performance.now()
  const { statuses, faults, slowest } = await fuzz({
    origins: { site: site.url, desk: desk.url },
    count,
    seed,
    onBatch: (sent) => {
      if (sent % interval !== 0 && sent !== count) return
      const sample = sampleMemory()
      samples.push(sample)
      console.log(`${sent} sent; site ${sample.site} MB, desk ${sample.desk} MB`)
    },
  })
  const seconds = (performance.now() - begin) / 1000
  console.table(
    [...statuses].toSorted().map(([kind, counts]) => ({
      kind,
      ...Object.fromEntries([...counts].toSorted().map(([status, n]) => [String(status), n])),
    })),
  )
  const siteGrowth = memoryGrowth(samples.map((sample) => sample.site))
  const deskGrowth = memoryGrowth(samples.map((sample) => sample.desk))
  console.log(`${Math.round(seconds)} s, slowest response ${Math.round(slowest)} ms`)
  console.log(
    `5xx or no response: ${faults.length}; grown in the second half: site ${siteGrowth} MB, desk ${deskGrowth} MB`,
  )
  for (const { request, status } of faults.slice(0, 20)) {
    console.log(status, JSON.stringify(request).slice(0, 600))
  }
  if (faults.length > 0) console.log(lines.slice(-30).join('\n'))
  const isGood = faults.length === 0 && Math.max(siteGrowth, deskGrowth) <= MAX_GROWTH_MB
  process.exitCode = isGood ? 0 : 1
} finally {
  endSending()
  await site.stop()
  await desk.stop()
}
