import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentProgress } from '@gaashaan/desk/commands/progress'
import type { Payload } from 'payload'
import type { ImportOptions } from '../arguments.ts'
import { countsOf, type Outcome, type Report, type ReportSubject } from '../report/report.ts'
import { type Run, runImport } from '../run-import.ts'

/** As impatient as a test. */
const PATIENCE = { retries: 2, firstWaitMs: 5, mostWaitMs: 10, mostMs: 5_000 }

/** Runs an import of a test's source. */
export function runOf(
  payload: Payload,
  from: ImportOptions['from'],
  more: Partial<Omit<ImportOptions, 'from'>> & { readonly run?: Partial<Run> } = {},
): Promise<Report> {
  const { run, ...options } = more
  const none = { dryRun: false, besideSample: false, allowPrivate: false, kinds: new Map() }
  return runImport({
    payload,
    options: { ...none, from, ...options },
    workDir: mkdtempSync(join(tmpdir(), 'gaashaan-import-')),
    progress: silentProgress,
    signal: new AbortController().signal,
    patience: PATIENCE,
    quietMs: 2_000,
    ...run,
  })
}

export function count(report: Report, thing: ReportSubject, outcome: Outcome): number {
  return countsOf(report).get(thing)?.get(outcome) ?? 0
}

/** Why things did not come, by the ends of their addresses. */
export function failures(report: Report): Record<string, string | undefined> {
  return Object.fromEntries(
    report.entries
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ address, reason }) => [address.replace(/^http:\/\/[^/]+/, ''), reason]),
  )
}
