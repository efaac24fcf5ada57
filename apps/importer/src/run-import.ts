import { join } from 'node:path'
import { recordAuditEvent } from '@gaashaan/desk/audit/record-audit-event'
import { recordsOf } from '@gaashaan/desk/collections/imports/import-records'
import type { Progress } from '@gaashaan/desk/commands/progress'
import { Refused } from '@gaashaan/desk/commands/refusals'
import { guardedAgent } from '@gaashaan/http/guarded-agent'
import type { Payload } from 'payload'
import { readHost, sourceOfHost } from './api-host/host-source.ts'
import type { ImportOptions } from './arguments.ts'
import {
  importLeader,
  importOperation,
  importSubcategories,
  importUnattachedFile,
  type OthersWork,
} from './documents/import-others.ts'
import { importPosts } from './documents/import-posts.ts'
import { preserveIds } from './documents/preserve-ids.ts'
import { hasSampleContent } from './has-sample-content.ts'
import { createHtmlConverter } from './html/html-to-rich-text.ts'
import { createFetcher, type Fetcher, NotFetched, type RetryPolicy } from './media/fetch-file.ts'
import { createMediaImporter, MAX_FILE_BYTES, type MediaImporter } from './media/import-media.ts'
import { notesOnMedia, picturesToDescribe } from './media/media-notes.ts'
import { failureReason } from './report/failure-reason.ts'
import { writeRedirects } from './report/redirects-csv.ts'
import { countsOf, createReport, type Report } from './report/report.ts'
import type { SourceItems } from './source-items.ts'
import { createStagingFile } from './staging-file.ts'
import { readWordPress } from './wordpress/wordpress-source.ts'

export interface Run {
  readonly payload: Payload
  readonly options: ImportOptions
  /** Folder for what is needed only during the run. */
  readonly workDir: string
  readonly progress: Progress
  /** Stops after the documents at hand. */
  readonly signal: AbortSignal
  readonly patience?: RetryPolicy
  /** Longest silence of a host. */
  readonly quietMs?: number
}

const QUIET_MS = 30_000

/** Requests under way at one host at a time: it has readers to serve meanwhile. */
const AT_ONCE = 2

const SAMPLE_IS_THERE = `The desk holds the sample content, and an import would stand beside it. Start an empty desk for
it: SAMPLE=no DATA_DIR=<a new folder> npm start, then import with the same DATA_DIR (or another
DATABASE_URL). To go on beside the sample all the same, add --beside-sample: posts whose number the
sample has taken get a new one.`

/** A source that is there answers at once; a misspelt one is not waited for. */
const PROBE: RetryPolicy = { retries: 0, firstWaitMs: 0, mostWaitMs: 0, mostMs: 10_000 }

/** Throws `Refused` where nothing answers at the host; what it answers does not matter. */
async function assertAnswers(host: URL, fetchOnce: Fetcher): Promise<void> {
  try {
    await fetchOnce(host.href, MAX_FILE_BYTES)
  } catch (error) {
    if (!(error instanceof NotFetched) || error.status !== undefined) return
    throw new Refused(`${host.href} does not answer: ${error.message}. Is the address right?`)
  }
}

/** Tells, in a dry run, whether the files can be had: of all of them one is asked for. */
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
    const reason = `${failureReason(error)}${others}`
    report.entries.push({ thing: 'file', outcome: 'failed', address, reason })
  }
}

const noMedia: MediaImporter = { importFile: async () => undefined, failed: new Set() }

async function gather(run: Run, report: Report, fetchWhole: ReturnType<typeof createFetcher>) {
  const { options, payload, workDir } = run
  const staging = createStagingFile(join(workDir, 'texts'))
  const { from } = options
  try {
    if ('host' in from) {
      const { host } = from
      const records = recordsOf(payload, sourceOfHost(host))
      const hasCome = async (key: string) => (await records.find(key)) !== undefined
      return {
        staging,
        incoming: await readHost({ host, fetchWhole, staging, report, hasCome }),
      }
    }
    const incoming = await readWordPress({ ...options, file: from.wordpress, staging, report })
    return { staging, incoming }
  } catch (error) {
    staging.close()
    throw error
  }
}

/** Brings all that was gathered, subcategories before the posts that name them. */
async function bringAll(run: Run, incoming: SourceItems, report: Report, work: OthersWork) {
  const { payload, options, progress, signal } = run
  const { dryRun } = options
  report.redirects.push(...(incoming.rules ?? []))
  const subcategories = await importSubcategories(incoming.subcategories, incoming.source, work)
  progress.begin('Posts', incoming.posts.length)
  const { records, media, convert } = work
  const { isOfSource, original } = incoming
  const around = {
    ...work.around,
    ...(isOfSource && { isOfSource }),
    ...(original && { original }),
  }
  const tools = { convert, media, around, subcategories }
  const onDone = () => progress.step()
  await importPosts(incoming.posts, { payload, records, report, tools, dryRun, signal, onDone })
  progress.end()
  const others = [
    ...incoming.operations.map((operation) => () => importOperation(operation, work)),
    ...incoming.leaders.map((leader) => () => importLeader(leader, work)),
    ...incoming.files.map((file) => () => importUnattachedFile(file, work)),
  ]
  progress.begin('Operations, leaders, files', others.length)
  for (const importFile of others) {
    if (signal.aborted) break
    await importFile()
    progress.step()
  }
  progress.end()
}

/**
 * Brings what a host or an export has to a desk. Whatever does not come is in the report; throws
 * `Refused` or a source's own error where it cannot begin.
 */
export async function runImport(run: Run): Promise<Report> {
  const { payload, options, progress } = run
  const { dryRun, besideSample, allowPrivate } = options
  if (!besideSample && (await hasSampleContent(payload))) throw new Refused(SAMPLE_IS_THERE)
  preserveIds(payload)
  const report = createReport()
  const host = 'host' in options.from ? options.from.host : undefined
  const quietMs = run.quietMs ?? QUIET_MS
  const agent = guardedAgent({ host, allowPrivate, quietMs, connections: AT_ONCE })
  const fetchWhole = createFetcher(agent, run.patience)
  const fetchOnce = createFetcher(agent, PROBE)
  try {
    if (host) await assertAnswers(host, fetchOnce)
    progress.begin('Looking through the source')
    const { incoming, staging } = await gather(run, report, fetchWhole)
    try {
      const records = recordsOf(payload, incoming.source)
      const media = dryRun
        ? noMedia
        : createMediaImporter({
            payload,
            records,
            report,
            fetchWhole,
            originals: join(run.workDir, 'originals'),
          })
      const convert = createHtmlConverter(payload)
      const convertShort = createHtmlConverter(payload, 'leaders')
      const { newPath, isOwnFile } = incoming
      const around = { newPath, isOwnFile }
      await bringAll(run, incoming, report, {
        payload,
        records,
        report,
        media,
        convert,
        convertShort,
        around,
        dryRun,
      })
      report.notes.push(...(await notesOnMedia(payload, incoming.source)))
      report.pictures.push(...(await picturesToDescribe(payload, incoming.source)))
      if (dryRun) await tryOneFile(incoming, fetchOnce, report)
      else {
        await writeRedirects(payload, report)
        const counts = [...countsOf(report)].map(([thing, of]) => [thing, Object.fromEntries(of)])
        const change = { source: incoming.source, ...Object.fromEntries(counts) }
        await recordAuditEvent(payload, { action: 'content.imported', change })
      }
    } finally {
      staging.close()
    }
  } finally {
    await agent.destroy()
  }
  return report
}
