import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** Connections that wrk keeps busy, from one thread: it takes one processor, the server another. */
const CONNECTIONS = 32

/** Seconds after which an answer counts as failed. */
const PATIENCE = 10

const REPORT = path.join(import.meta.dirname, 'report.lua')

export interface WrkReport {
  readonly requests: number
  /** How long wrk measured. */
  readonly microseconds: number
  /** Latencies in microseconds. */
  readonly median: number
  readonly percentile99: number
  /** Connections, reads and writes that failed, answers too late, and statuses from 400. */
  readonly failed: number
}

/**
 * Reads what `report.lua` wrote at the end of wrk's output; throws where that is missing or holds
 * anything but counts.
 */
export function readReport(output: string): WrkReport {
  const line = output.split('\n').findLast((text) => text.startsWith('{'))
  if (line === undefined) throw new Error(`wrk told no figures:\n${output}`)
  const told = JSON.parse(line) as Record<keyof WrkReport, unknown>
  const figure = (name: keyof WrkReport): number => {
    const value = Number(told[name] ?? Number.NaN)
    if (!Number.isInteger(value) || value < 0) throw new Error(`wrk told no ${name}: ${line}`)
    return value
  }
  return {
    requests: figure('requests'),
    microseconds: figure('microseconds'),
    median: figure('median'),
    percentile99: figure('percentile99'),
    failed: figure('failed'),
  }
}

/** Asks for one address as fast as it is answered, for whole seconds. */
export async function wrk(
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<WrkReport> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const load = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`]
  const options = [...load, '--timeout', `${PATIENCE}s`, '-s', REPORT]
  const { stdout } = await promisify(execFile)('wrk', [...options, ...named, url], {
    timeout: (seconds + 2 * PATIENCE) * 1_000,
    killSignal: 'SIGKILL',
  })
  return readReport(stdout)
}
