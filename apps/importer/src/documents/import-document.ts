import type {
  ImportedSlug,
  ImportRecords,
  TransactionContext,
} from '@gaashaan/desk/collections/imports/import-records'
import type { Payload } from 'payload'
import type { HtmlConverter } from '../html/html-to-rich-text.ts'
import type { ImportFile } from '../media/import-media.ts'
import { failureReason } from '../report/failure-reason.ts'
import { addFailure, type Outcome, type Report, type ReportItem } from '../report/report.ts'
import type { SourceLinks } from '../source-items.ts'
import { isFreeId, reserveId } from './chosen-ids.ts'
import { fingerprint } from './fingerprint.ts'
import { inTransaction } from './in-transaction.ts'

/** What the importers of all kinds of documents need. */
export interface ImportContext {
  readonly payload: Payload
  readonly records: ImportRecords
  readonly report: Report
  readonly importFile: ImportFile
  readonly convert: HtmlConverter
  /** For descriptions, whose editor has text alone. */
  readonly convertShort: HtmlConverter
  readonly links: SourceLinks
  readonly dryRun: boolean
}

/** A document as it is to be written. */
export interface DocumentData {
  readonly data: Readonly<Record<string, unknown>>
  /** True for a document that only editors see. */
  readonly isDraft?: boolean
  /** True when a part of it could not be imported: the next run tries again. */
  readonly incomplete: boolean
  /** Remarks for a person. */
  readonly notes: readonly string[]
}

export interface DocumentToImport {
  readonly key: string
  readonly collection: Exclude<ImportedSlug, 'media'>
  /** Its id at the source, which it keeps where that is free. */
  readonly id: number | undefined
  /** The item of the source, by whose fingerprint a change there is found. */
  readonly source: unknown
  /** Builds the document; called only when it is to be written. */
  build(): Promise<DocumentData>
}

interface ImportedDocument {
  readonly outcome: Outcome
  /** Absent where nothing was written and nothing is there. */
  readonly id?: number | undefined
  /** Remarks for a person, of this run or of the one that imported it. */
  readonly notes?: readonly string[]
  /** True when another document has the id that it had at the source. */
  readonly idWasTaken?: boolean
}

interface Written {
  readonly id: number
  readonly updatedAt: string
}

/** The Local API for any collection: Payload validates the data, not a type. */
type WriteAny = (options: {
  collection: string
  id?: number
  data: object
  draft: boolean
  depth: 0
  req: TransactionContext
}) => Promise<Written>

/**
 * Writes a document of a source, unless it is there and an editor has changed it since the last run.
 * Never deletes; never restores what was deleted at the desk.
 */
async function importDocument(
  { payload, records, dryRun }: ImportContext,
  { key, collection, id: sourceId, source, build }: DocumentToImport,
): Promise<ImportedDocument> {
  const create = payload.create.bind(payload) as unknown as WriteAny
  const update = payload.update.bind(payload) as unknown as WriteAny
  const told = fingerprint(source)

  /** Builds the document, writes it, and saves the record of its import in the same transaction. */
  async function save(
    write: (built: DocumentData, written: string, req: TransactionContext) => Promise<Written>,
  ) {
    const built = await build()
    const { incomplete, notes } = built
    const written = fingerprint(built.data)
    return inTransaction(payload, async (request) => {
      const { id, updatedAt: writtenAt } = await write(built, written, request())
      const state = { told, written, writtenAt, incomplete, notes: [...notes] }
      await records.save({ key, collection, document: id, ...state }, request())
      return { id, notes, written }
    })
  }

  const before = await records.find(key)
  if (before === undefined) {
    const isFree = sourceId !== undefined && (await isFreeId(payload, collection, sourceId))
    const chosenId = isFree ? sourceId : undefined
    const idWasTaken = sourceId !== undefined && !isFree
    if (dryRun) return { outcome: 'created', id: chosenId, idWasTaken }
    if (chosenId !== undefined) await reserveId(payload, collection, chosenId)
    const { id, notes } = await save(({ data, isDraft = false }, _written, req) => {
      const withId = { ...data, ...(chosenId !== undefined && { id: chosenId }) }
      return create({ collection, data: withId, draft: isDraft, depth: 0, req })
    })
    return { outcome: 'created', id, idWasTaken, notes }
  }

  const id = before.document
  // The newest version: an editor's draft counts as a change.
  const newest = (await payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    draft: collection !== 'subcategories',
  })) as Written | null
  if (newest === null) return { outcome: 'removed', id }
  const isEdited = newest.updatedAt !== before.writtenAt
  const earlierNotes = isEdited ? [] : ((before.notes ?? []) as string[])
  const isChanged = before.told !== told
  if (!isChanged && !before.incomplete) return { outcome: 'unchanged', id, notes: earlierNotes }
  if (isEdited) return { outcome: 'kept', id }
  if (dryRun) return { outcome: isChanged ? 'updated' : 'unchanged', id, notes: earlierNotes }
  const { notes, written } = await save(async ({ data, isDraft = false }, newData, req) =>
    newData === before.written
      ? newest
      : update({ collection, id, data, draft: isDraft, depth: 0, req }),
  )
  return { outcome: written === before.written ? 'unchanged' : 'updated', id, notes }
}

/** Imports a document and reports the outcome; resolves to its id, where it is at the desk. */
export async function importAndReport(
  context: ImportContext,
  item: ReportItem,
  document: DocumentToImport,
): Promise<number | undefined> {
  const { report } = context
  const { thing, address } = item
  try {
    const { outcome, id, idWasTaken, notes = [] } = await importDocument(context, document)
    const taken =
      thing === 'post'
        ? `Its number ${document.id} is another post's: it has a new one.`
        : `Its number ${document.id} was taken: it has a new one.`
    for (const note of idWasTaken ? [...notes, taken] : notes) report.notes.push({ address, note })
    report.entries.push({ ...item, outcome, id })
    return outcome === 'removed' ? undefined : id
  } catch (error) {
    addFailure(report, { ...item, reason: failureReason(error) })
    return undefined
  }
}
