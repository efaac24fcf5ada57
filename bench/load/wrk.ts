import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** Connections that wrk keeps busy, from one thread: it uses one processor, the server another. */
const CONNECTIONS = 32

/** Seconds after which a request counts as failed. */
const TIMEOUT_SECONDS = 10

const REPORT = path.join(import.meta.dirname, 'report.lua')

/**
 * The counts of `report.lua`: how long wrk measured, latencies in microseconds, and failures, which are
 * broken connections, timeouts and statuses from 400.
 */
const COUNTS = ['requests', 'microseconds', 'median', 'percentile99', 'failed'] as const

/** Reads the line of `report.lua` in wrk's output. Throws where it or one of its counts is missing. */
export function readReport(output: string): Record<(typeof COUNTS)[number], number> {
  const line = output.split('\n').findLast((text) => text.startsWith('{'))
  if (line === undefined) throw new Error(`wrk printed no figures:\n${output}`)
  const report = JSON.parse(line)
  for (const name of COUNTS) {
    const isCount = Number.isInteger(report[name]) && report[name] >= 0
    if (!isCount) throw new Error(`wrk printed no ${name}: ${line}`)
  }
  return report
}

/** Requests one URL as fast as the server answers, for that many seconds. */
export async function wrk(url: string, headers: Readonly<Record<string, string>>, seconds: number) {
  const headerOptions = Object.entries(headers).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  const load = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`]
  const options = [...load, '--timeout', `${TIMEOUT_SECONDS}s`, '-s', REPORT]
  const { stdout } = await promisify(execFile)('wrk', [...options, ...headerOptions, url], {
    timeout: (seconds + 2 * TIMEOUT_SECONDS) * 1_000,
    killSignal: 'SIGKILL',
  })
  return readReport(stdout)
}
