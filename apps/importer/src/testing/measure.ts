/**
 * How long an import takes: `node apps/importer/src/testing/measure.ts 3000`. Imports so many stories
 * from a fake host, with 20 ms for each response, into an empty desk (PostgreSQL where
 * DATABASE_URL_TEST is set). Prints the seconds of two runs, and the maximum of memory.
 */

import { createProgress } from '@gaashaan/desk/commands/progress'
import { openTestDesk } from '@gaashaan/desk/testing/desk'
import { summary } from '../report/write-report.ts'
import { startFakeApiHost } from './fake-api-host.ts'
import { importFrom } from './run.ts'

const stories = Number(process.argv[2] ?? 3_000)
const desk = await openTestDesk()
const host = await startFakeApiHost({ stories, delayMs: 20 })
for (const run of ['First run', 'Second run']) {
  const begin = performance.now()
  const progress = createProgress(process.stdout)
  const report = await importFrom(desk.payload, { host: host.url }, {}, { progress })
  const seconds = (performance.now() - begin) / 1000
  // In kilobytes (getrusage).
  const megabytes = process.resourceUsage().maxRSS / 1024
  console.log(`${run}: ${seconds.toFixed(0)} s, at most ${megabytes.toFixed(0)} MB of memory`)
  console.log(summary(report).join('\n'))
}
await host.close()
await desk.close()
