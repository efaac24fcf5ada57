import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { filesIn } from './files-in.ts'
import type { VisiblePart } from './media-users.ts'

interface IndexEntry {
  readonly updatedAt: string
  readonly heading: string
  /** Ids of the files that the document uses. */
  readonly files: readonly number[]
}

/** The files that a collection's documents use, by the documents' ids. */
type UseIndex = ReadonlyMap<number, IndexEntry>

interface Row {
  readonly id: number
  readonly updatedAt: string
}

/** Whole documents that are read at a time. */
const BATCH_SIZE = 200

/**
 * Returns a function that reads which files a collection's documents use: in the part of the main rows that
 * `visiblePart` returns, or in the newest versions. After the first call it reads only changed documents:
 * those with these ids, or those whose `updatedAt` has changed.
 */
export function createUseIndex(
  desk: Payload,
  collection: CollectionSlug,
  draft: boolean,
  visiblePart: VisiblePart,
): (changedIds?: readonly number[]) => Promise<UseIndex> {
  const { fields, admin } = desk.collections[collection].config
  const query = { collection, draft, depth: 0, limit: 0, pagination: false } as const
  let index = new Map<number, IndexEntry>()

  async function readEntries(ids: readonly number[]): Promise<[number, IndexEntry][]> {
    const { docs } = await desk.find({ ...query, where: { id: { in: [...ids] } } })
    return (docs as unknown as (Row & Record<string, unknown>)[]).map((doc) => {
      const heading = String(doc[admin.useAsTitle ?? 'id'] ?? '')
      const files = [...new Set(filesIn(fields, visiblePart(doc)))]
      return [doc.id, { updatedAt: doc.updatedAt, heading, files }]
    })
  }

  return async (changedIds) => {
    if (changedIds) {
      const entries = await readEntries(changedIds)
      for (const id of changedIds) index.delete(id)
      for (const [id, entry] of entries) index.set(id, entry)
      return index
    }
    const { docs } = await desk.find({ ...query, select: { updatedAt: true } as never })
    const next = new Map<number, IndexEntry>()
    const changed: number[] = []
    for (const { id, updatedAt } of docs as unknown as Row[]) {
      const entry = index.get(id)
      if (entry?.updatedAt === updatedAt) next.set(id, entry)
      else changed.push(id)
    }
    for (let at = 0; at < changed.length; at += BATCH_SIZE) {
      const entries = await readEntries(changed.slice(at, at + BATCH_SIZE))
      for (const [id, entry] of entries) next.set(id, entry)
    }
    index = next
    return index
  }
}

/** The ids of the files that a global uses. */
export async function filesInGlobal(desk: Payload, slug: GlobalSlug): Promise<number[]> {
  const doc = await desk.findGlobal({ slug, depth: 0 })
  const global = desk.globals.config.find((config) => config.slug === slug)
  return filesIn(global?.fields ?? [], doc)
}
