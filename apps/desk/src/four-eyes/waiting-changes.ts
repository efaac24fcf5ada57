import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { authorsOf, type Row } from './authors.ts'

/** Documents of one collection that are looked at, the newest first. */
const MAX_DRAFTS = 50

/** A change that readers do not have yet. */
export interface WaitingChange {
  /** The collection or global. */
  readonly slug: string
  /** The path of its screen at the desk. */
  readonly path: string
  /** What the document is called; empty for a global. */
  readonly heading: string
  /** ISO instant of its last change. */
  readonly at: string
  /** Whether the person has changed it: then it waits for somebody else. */
  readonly isOwn: boolean
}

const hasAuthors = (field: object) => 'name' in field && field.name === 'changedBy'

/** Changes that were saved and not published, of everything but posts, the newest first. */
export async function waitingChanges(req: PayloadRequest, user: number): Promise<WaitingChange[]> {
  const { payload } = req
  const fourEyes = payload.config.custom.fourEyes !== false
  const toChange = (row: Row, slug: string, path: string, heading: unknown): WaitingChange[] => {
    const authors = authorsOf(row)
    if (row._status !== 'draft' || authors.length === 0) return []
    const isOwn = fourEyes && authors.includes(user)
    return [{ slug, path, heading: String(heading ?? ''), at: String(row.updatedAt), isOwn }]
  }
  const { collections, globals } = payload.config
  const ofCollections = collections
    .filter(({ fields }) => fields.some(hasAuthors))
    .map(async ({ slug, admin }) => {
      const { docs } = await payload.find({
        collection: slug as CollectionSlug,
        where: { _status: { equals: 'draft' } },
        draft: true,
        sort: '-updatedAt',
        limit: MAX_DRAFTS,
        depth: 0,
        req,
      })
      return (docs as unknown as Row[]).flatMap((row) => {
        const path = `/admin/collections/${slug}/${String(row.id)}`
        return toChange(row, slug, path, row[admin.useAsTitle ?? 'id'])
      })
    })
  const ofGlobals = globals
    .filter(({ fields }) => fields.some(hasAuthors))
    .map(async ({ slug }) => {
      const row = await payload.findGlobal({ slug: slug as GlobalSlug, draft: true, depth: 0, req })
      return toChange(row as unknown as Row, slug, `/admin/globals/${slug}`, '')
    })
  const changes = (await Promise.all([...ofCollections, ...ofGlobals])).flat()
  return changes.sort((a, b) => b.at.localeCompare(a.at))
}
