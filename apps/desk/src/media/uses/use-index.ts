import type { CollectionSlug, Payload } from 'payload'
import { filesIn } from './files-in.ts'
import type { Visible } from './media-users.ts'

interface KnownUses {
  readonly updatedAt: string
  /** Numbers of the files that the document uses. */
  readonly files: readonly number[]
}

/** What each document of a collection uses, by its number. */
export type Uses = ReadonlyMap<number, KnownUses>

interface Row {
  readonly id: number
  readonly updatedAt: string
}

/** Documents that are read whole at a time. */
const AT_ONCE = 200

/**
 * The files that a collection's documents use: of the main rows, as far as `visible` says, or of the
 * newest versions. Asked again it reads only the documents that have changed since.
 */
export function createUseIndex(
  desk: Payload,
  collection: CollectionSlug,
  draft: boolean,
  visible: Visible,
): () => Promise<Uses> {
  const { fields } = desk.collections[collection].config
  let known: Uses = new Map()

  async function read(ids: readonly number[]): Promise<[number, KnownUses][]> {
    const { docs } = await desk.find({
      collection,
      where: { id: { in: [...ids] } },
      draft,
      depth: 0,
      limit: 0,
      pagination: false,
    })
    return (docs as unknown as (Row & Record<string, unknown>)[]).map((doc) => {
      const files = filesIn(fields, visible(doc))
      return [doc.id, { updatedAt: doc.updatedAt, files: [...new Set(files)] }]
    })
  }

  return async () => {
    const { docs } = await desk.find({
      collection,
      draft,
      select: { updatedAt: true } as never,
      depth: 0,
      limit: 0,
      pagination: false,
    })
    const rows = docs as unknown as Row[]
    const isSame = ({ id, updatedAt }: Row) => known.get(id)?.updatedAt === updatedAt
    const changed = rows.filter((row) => !isSame(row)).map(({ id }) => id)
    const uses = new Map(rows.filter(isSame).map(({ id }) => [id, known.get(id) as KnownUses]))
    for (let at = 0; at < changed.length; at += AT_ONCE) {
      for (const [id, found] of await read(changed.slice(at, at + AT_ONCE))) uses.set(id, found)
    }
    known = uses
    return uses
  }
}
