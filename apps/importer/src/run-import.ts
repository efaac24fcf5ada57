import { join } from 'node:path'
import { recordAuditEvent } from '@gaashaan/desk/audit/record-audit-event'
import { importRecords } from '@gaashaan/desk/collections/imports/import-records'
import { CommandError } from '@gaashaan/desk/commands/command-errors'
import type { Progress } from '@gaashaan/desk/commands/progress'
import { guardedAgent } from '@gaashaan/http/guarded-agent'
import type { Payload } from 'payload'
import { readHost } from './api-host/host-source.ts'
import { baseUrl } from './api-host/read-call.ts'
import type { ImportOptions } from './arguments.ts'
import { allowChosenIds } from './documents/chosen-ids.ts'
import type { ImportContext } from './documents/import-document.ts'
import {
  importLeader,
  importOperation,
  importSubcategories,
  importUnattachedFile,
} from './documents/import-items.ts'
import { importPosts } from './documents/import-posts.ts'
import { hasSampleContent } from './has-sample-content.ts'
import { createHtmlConverter } from './html/html-to-rich-text.ts'
import { createFetcher, FetchError, type Fetcher, type RetryPolicy } from './media/fetch-file.ts'
import { createMediaImporter, type ImportFile, MAX_FILE_BYTES } from './media/import-media.ts'
import { reviewMedia } from './media/media-review.ts'
import { failureReason } from './report/failure-reason.ts'
import { addFailure, countOutcomes, type Report } from './report/report.ts'
import { writeRedirects } from './report/write-redirects.ts'
import type { SourceItems } from './source-items.ts'
import { createStagingFile, type StagingFile } from './staging-file.ts'
import { readWordPress } from './wordpress/wordpress-source.ts'

export interface Run {
  readonly payload: Payload
  readonly options: ImportOptions
  /** Folder for the files of the run. */
  readonly workDir: string
  readonly progress: Progress
  /** Stops after the documents that are being imported. */
  readonly signal: AbortSignal
  readonly retryPolicy?: RetryPolicy
  /** Longest silence of a host. */
  readonly quietMs?: number
}

const QUIET_MS = 30_000

/** Requests to one host at a time: it serves readers too. */
const MAX_CONNECTIONS = 2

const HAS_SAMPLE = `The desk holds the sample content, and an import would stand beside it. Start an empty desk for
it: SAMPLE=no DATA_DIR=<a new folder> npm start, then import with the same DATA_DIR (or another
DATABASE_URL). To go on beside the sample all the same, add --beside-sample: posts whose number the
sample has taken get a new one.`

/** For a request that shows whether something is there, without a long wait for a misspelt host. */
const NO_RETRIES: RetryPolicy = { retries: 0, firstWaitMs: 0, maxWaitMs: 0, maxRequestMs: 10_000 }

/** Throws `CommandError` where no host responds, whatever the response is. */
async function assertResponds(host: URL, fetchOnce: Fetcher): Promise<void> {
  try {
    await fetchOnce(host.href, MAX_FILE_BYTES)
  } catch (error) {
    if (!(error instanceof FetchError) || error.status !== undefined) return
    throw new CommandError(`${host.href} does not answer: ${error.message}. Is the address right?`)
  }
}

/** Fetches one file in a dry run, and reports whether the files can be fetched. */
async function tryOneFile(
  { files }: SourceItems,
  fetchOnce: Fetcher,
  report: Report,
): Promise<void> {
  const [first] = files
  if (!first) return
  const { address } = first
  const others = `; the other ${files.length - 1} files were not tried`
  try {
    await fetchOnce(address, MAX_FILE_BYTES)
    report.notes.push({ address, note: `This file can be had${others}.` })
  } catch (error) {
    addFailure(report, { thing: 'file', address, reason: `${failureReason(error)}${others}` })
  }
}

function readSource(
  { options, payload }: Run,
  staging: StagingFile,
  report: Report,
  fetchFile: Fetcher,
): Promise<SourceItems> {
  const { host, wordpress } = options.from
  if (host === undefined) return readWordPress(wordpress, options, staging, report)
  return readHost(host, fetchFile, staging, report, importRecords(payload, baseUrl(host)))
}

/** Imports all items of a source, subcategories before the posts that name them. */
async function importItems(
  { progress, signal }: Run,
  items: SourceItems,
  context: ImportContext,
): Promise<void> {
  const { source, posts, operations, leaders, files, rules } = items
  context.report.redirects.push(...rules)
  const subcategories = await importSubcategories(items.subcategories, source, context)
  progress.begin('Posts', posts.length)
  await importPosts(posts, context, subcategories, { signal, onDone: () => progress.step() })
  progress.end()
  const others = [
    ...operations.map((operation) => () => importOperation(operation, context)),
    ...leaders.map((leader) => () => importLeader(leader, context)),
    ...files.map((file) => () => importUnattachedFile(file, context)),
  ]
  progress.begin('Operations, leaders, files', others.length)
  for (const importOther of others) {
    if (signal.aborted) break
    await importOther()
    progress.step()
  }
  progress.end()
}

async function importSource(
  run: Run,
  report: Report,
  staging: StagingFile,
  fetchFile: Fetcher,
  fetchOnce: Fetcher,
): Promise<void> {
  const { payload, options, progress, workDir } = run
  const { dryRun } = options
  progress.begin('Looking through the source')
  const items = await readSource(run, staging, report, fetchFile)
  const { source } = items
  const records = importRecords(payload, source)
  const originals = join(workDir, 'originals')
  const importFile: ImportFile = dryRun
    ? async () => undefined
    : createMediaImporter({ payload, records, report, fetchFile, originals })
  await importItems(run, items, {
    payload,
    records,
    report,
    importFile,
    convert: createHtmlConverter(payload),
    convertShort: createHtmlConverter(payload, 'leaders'),
    links: items,
    dryRun,
  })
  const { notes, pictures } = await reviewMedia(payload, source)
  report.notes.push(...notes)
  report.pictures.push(...pictures)
  if (dryRun) return tryOneFile(items, fetchOnce, report)
  await writeRedirects(payload, report)
  const counts = [...countOutcomes(report)].map(([thing, outcomes]) => [
    thing,
    Object.fromEntries(outcomes),
  ])
  const change = { source, ...Object.fromEntries(counts) }
  await recordAuditEvent(payload, { action: 'content.imported', change })
}

/**
 * Imports a host or an export into a desk. Failures are in the report; throws `CommandError` or a
 * source's own error where it cannot begin.
 */
export async function runImport(run: Run): Promise<Report> {
  const { payload, options, workDir, quietMs = QUIET_MS } = run
  const { besideSample, allowPrivate } = options
  const { host } = options.from
  if (!besideSample && (await hasSampleContent(payload))) throw new CommandError(HAS_SAMPLE)
  allowChosenIds(payload)
  const report: Report = { entries: [], notes: [], redirects: [], pictures: [] }
  const agent = guardedAgent({ host, allowPrivate, quietMs, connections: MAX_CONNECTIONS })
  const fetchFile = createFetcher(agent, run.retryPolicy)
  const fetchOnce = createFetcher(agent, NO_RETRIES)
  try {
    if (host) await assertResponds(host, fetchOnce)
    const staging = createStagingFile(join(workDir, 'texts'))
    try {
      await importSource(run, report, staging, fetchFile, fetchOnce)
    } finally {
      staging.close()
    }
  } finally {
    await agent.destroy()
  }
  return report
}
