import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentProgress } from '@gaashaan/desk/commands/progress'
import type { Post } from '@gaashaan/desk/payload-types'
import type { Payload } from 'payload'
import type { ImportOptions } from '../arguments.ts'
import { countOutcomes, type Outcome, type Report, type ReportSubject } from '../report/report.ts'
import { type Run, runImport } from '../run-import.ts'

/** Short waits, for tests. */
export const RETRY_POLICY = { retries: 2, firstWaitMs: 1, maxWaitMs: 10, maxRequestMs: 5_000 }

/** Runs an import. */
export function importFrom(
  payload: Payload,
  from: ImportOptions['from'],
  options: Partial<Omit<ImportOptions, 'from'>> = {},
  run: Partial<Run> = {},
): Promise<Report> {
  const defaults = { dryRun: false, besideSample: false, allowPrivate: false, kinds: new Map() }
  return runImport({
    payload,
    options: { ...defaults, from, ...options },
    workDir: mkdtempSync(join(tmpdir(), 'gaashaan-import-')),
    progress: silentProgress,
    signal: new AbortController().signal,
    retryPolicy: RETRY_POLICY,
    quietMs: 2_000,
    ...run,
  })
}

export function count(report: Report, thing: ReportSubject, outcome: Outcome): number {
  return countOutcomes(report).get(thing)?.get(outcome) ?? 0
}

/** The reasons of failures, by URLs without their origins. */
export function failures(report: Report): Record<string, string | undefined> {
  return Object.fromEntries(
    report.entries
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ address, reason }) => [address.replace(/^http:\/\/[^/]+/, ''), reason]),
  )
}

/** A post of the desk with its pictures and files. */
export async function findPost(payload: Payload, id: number, draft = false): Promise<Post> {
  return (await payload.findByID({ collection: 'posts', id, depth: 1, draft })) as Post
}
