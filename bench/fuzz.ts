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
import { growthOf, type Held, heldAfter } from './fuzz/memory.ts'
import { fuzz } from './fuzz/run.ts'
import { endSending } from './fuzz/send.ts'

const [count = 100_000, seed = 20_261_121] = process.argv.slice(2).map(Number)
/** Most that either may grow over the second half, in megabytes: more than a collector's ups and downs. */
const GROWTH = 100
/** How often memory is looked at in a run. */
const LOOKS = 40

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
const every = Math.max(1_000, Math.floor(count / LOOKS / 1_000) * 1_000)
const held: Held[] = []
try {
  const begin = performance.now()
  const { statuses, faults, slowest } = await fuzz({
    origins: { site: site.url, desk: stack.desk },
    count,
    seed,
    after: (sent) => {
      if (sent % every !== 0 && sent !== count) return
      const now = heldAfter(sent)
      held.push(now)
      console.log(`${sent} sent; site ${now.site} MB, desk ${now.desk} MB`)
    },
  })
  const seconds = (performance.now() - begin) / 1000
  console.table(
    [...statuses].toSorted().map(([kind, told]) => ({
      kind,
      ...Object.fromEntries([...told].toSorted().map(([status, times]) => [String(status), times])),
    })),
  )
  const growth = { site: growthOf('site', held), desk: growthOf('desk', held) }
  console.log(`${Math.round(seconds)} s, slowest answer ${Math.round(slowest)} ms`)
  console.log(
    `5xx or no answer: ${faults.length}; grown in the second half: site ${growth.site} MB, desk ${growth.desk} MB`,
  )
  for (const { made, told } of faults.slice(0, 20))
    console.log(told.status, JSON.stringify(made).slice(0, 600))
  if (faults.length > 0) console.log(lines.slice(-30).join('\n'))
  process.exitCode = faults.length > 0 || Math.max(growth.site, growth.desk) > GROWTH ? 1 : 0
} finally {
  endSending()
  await site.stop()
  await stack.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
