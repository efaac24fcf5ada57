import type {
  ImportedSlug,
  InTransaction,
  Records,
} from '@gaashaan/desk/collections/imports/import-records'
import type { Payload } from 'payload'
import type { Outcome } from '../report/report.ts'
import { fingerprint } from './fingerprint.ts'
import { inTransaction } from './in-transaction.ts'
import { countFrom, isFree, MAX_ID } from './preserve-ids.ts'

/** A document as it is to be written. */
export interface CreatedDocument {
  readonly data: Readonly<Record<string, unknown>>
  /** True for what only editors see. */
  readonly isDraft?: boolean
  /** True when something of it could not be had and is asked for again next time. */
  readonly incomplete: boolean
  /** What a person should look at. */
  readonly notes?: readonly string[]
}

export interface DocumentToImport {
  readonly key: string
  readonly collection: Exclude<ImportedSlug, 'media'>
  /** Id to keep. */
  readonly id?: number | undefined
  /** Mark of what the source told. */
  readonly told: string
  /** Makes the document's data; called only when it is to be written. */
  make(): Promise<CreatedDocument>
}

export interface ImportedDocument {
  readonly outcome: Outcome
  /** None where nothing was written and nothing is there. */
  readonly id?: number
  /** What a person should look at, of this run or the one that imported it. */
  readonly notes?: readonly string[]
  /** True when another document has the id that was to be kept. */
  readonly idWasTaken?: boolean
}

interface Written {
  readonly id: number
  readonly updatedAt: string
}

/** What the Local API takes for any collection: the data are checked by Payload, not by a type. */
type AnyWrite = (args: {
  collection: string
  id?: number
  data: object
  draft?: boolean
  depth: 0
  req: InTransaction
}) => Promise<Written>

/**
 * Writes a document of a source, where nothing is there yet or nobody has changed since what an
 * earlier run has written. Never deletes; never brings again what was deleted.
 */
export async function importDocument(
  payload: Payload,
  records: Records,
  wanted: DocumentToImport,
  dryRun: boolean,
): Promise<ImportedDocument> {
  const { key, collection, told } = wanted
  const create = payload.create.bind(payload) as unknown as AnyWrite
  const update = payload.update.bind(payload) as unknown as AnyWrite

  const before = await records.find(key)
  if (before === undefined) {
    const { id } = wanted
    const isKept = id !== undefined && id <= MAX_ID && (await isFree(payload, collection, id))
    const idWasTaken = id !== undefined && !isKept
    if (dryRun) return { outcome: 'created', ...(isKept && { id }), idWasTaken }
    const { data, isDraft = false, incomplete, notes = [] } = await wanted.make()
    if (isKept) await countFrom(payload, collection, id)
    const written = await inTransaction(payload, async (request) => {
      const doc = await create({
        collection,
        data: { ...data, ...(isKept && { id }) },
        draft: isDraft,
        depth: 0,
        req: request(),
      })
      const what = { key, collection, document: doc.id, told, incomplete, notes: [...notes] }
      const marks = { written: fingerprint(data), writtenAt: doc.updatedAt }
      await records.remember({ ...what, ...marks }, request())
      return doc
    })
    return { outcome: 'created', id: written.id, idWasTaken, notes }
  }

  const id = before.document
  const isVersioned = collection !== 'subcategories'
  // The newest version: an editor's draft counts as a change.
  const newest = (await payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    draft: isVersioned,
  })) as Written | null
  if (newest === null) return { outcome: 'removed', id }
  const isKept = newest.updatedAt !== before.writtenAt
  const known = isKept ? [] : ((before.notes ?? []) as string[])
  if (before.told === told && !before.incomplete) return { outcome: 'unchanged', id, notes: known }
  if (isKept) return { outcome: 'kept', id }
  if (dryRun) {
    return { outcome: before.told === told ? 'unchanged' : 'updated', id, notes: known }
  }
  const { data, isDraft = false, incomplete, notes = [] } = await wanted.make()
  const mark = fingerprint(data)
  const isSame = mark === before.written
  await inTransaction(payload, async (request) => {
    const { updatedAt } = isSame
      ? newest
      : await update({ collection, id, data, draft: isDraft, depth: 0, req: request() })
    const what = { key, collection, document: id, told, incomplete, notes: [...notes] }
    await records.remember({ ...what, written: mark, writtenAt: updatedAt }, request())
  })
  return { outcome: isSame ? 'unchanged' : 'updated', id, notes }
}
