/**
 * Made-up requests against desk and site as they were built: `npm run fuzz`, or with a number of
 * requests and a seed `npm run fuzz -- 20000 7`. Ends with 1 where any was answered with a failure
 * of ours or not at all, or where memory kept growing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startLoneSite } from '../e2e/harness/lone-site.ts'
import { freePort } from '../scripts/steps/service.mjs'
import { startStack } from '../scripts/steps/stack.mjs'
import { fuzz } from './fuzz/run.ts'
import { endSending } from './fuzz/send.ts'
import { descendants, megabytesOf } from './growth-processes.ts'

const [count = 100_000, seed = 20_261_121] = process.argv.slice(2).map(Number)
/** Part of a run after which what is kept has filled up; growth counts from there. */
const WARM = 0.4
/** Most that memory may grow from there, in megabytes: what a collector leaves until it must. */
const GROWTH = 200

const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-fuzz-'))
const lines: string[] = []
console.log(`${count} requests, seed ${seed}`)
const stack = await startStack({
  dataDir,
  sitePort: await freePort(),
  deskPort: await freePort(),
  log: (line: string) => lines.push(line),
})
// A site that takes each request's word on where it comes from, in the place of the stack's own.
await stack.services[1]?.stop()
const site = await startLoneSite(stack.desk, { TRUST_PROXY: 'loopback' })
// The site reads the archive into its index first; its pages are not there until then.
while ((await fetch(`${site.url}/resources/news/archive`)).status === 503) {
  await new Promise((resolve) => setTimeout(resolve, 500))
}
const memory: { sent: number; megabytes: number }[] = []
try {
  const begin = performance.now()
  const { statuses, faults, slowest } = await fuzz({
    origins: { site: site.url, desk: stack.desk },
    count,
    seed,
    after: (sent) => {
      if (sent % 5_000 !== 0 && sent !== count) return
      memory.push({ sent, megabytes: Math.round(megabytesOf(descendants())) })
      console.log(`${sent} sent, ${memory.at(-1)?.megabytes} MB`)
    },
  })
  const seconds = (performance.now() - begin) / 1000
  console.table(
    [...statuses].toSorted().map(([kind, told]) => ({
      kind,
      ...Object.fromEntries([...told].toSorted().map(([status, times]) => [String(status), times])),
    })),
  )
  const warm = memory.find(({ sent }) => sent >= count * WARM)?.megabytes ?? 0
  const last = memory.at(-1)?.megabytes ?? 0
  console.log(`${Math.round(seconds)} s, slowest answer ${Math.round(slowest)} ms`)
  console.log(
    `5xx or no answer: ${faults.length}; memory ${warm} MB when warm, ${last} MB at the end`,
  )
  for (const { made, told } of faults.slice(0, 20))
    console.log(told.status, JSON.stringify(made).slice(0, 600))
  if (faults.length > 0) console.log(lines.slice(-30).join('\n'))
  process.exitCode = faults.length > 0 || last - warm > GROWTH ? 1 : 0
} finally {
  endSending()
  await site.stop()
  await stack.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
