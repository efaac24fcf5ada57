import { randomUUID } from 'node:crypto'
import type { CacheTag } from '@gaashaan/contract'
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  createLocalReq,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { inTransaction } from '../db/in-transaction.ts'
import type { ContentChange, Post } from '../payload-types.ts'

/** Changes that the journal remembers; a site that asks for older ones makes everything again. */
export const MAX_CHANGES = 1_000

/**
 * Gives the public content a new version, and writes to the journal which tags the change concerns, or
 * `'everything'`, in the request's transaction. The version is random, since two transactions that
 * increment the same counter would give one version to different content.
 */
export async function bumpContentVersion(
  payload: Payload,
  tags: readonly CacheTag[] | 'everything' = 'everything',
  request?: PayloadRequest,
): Promise<void> {
  const req = request ?? (await createLocalReq({}, payload))
  const { db } = payload
  const collection = 'content-changes'
  const writeVersion = (data: { version?: string }) =>
    db.updateGlobal({ slug: 'content-version', data, req, returning: false })
  await inTransaction(req, async () => {
    // This locks the row until the transaction ends, so that the ids in the journal have the order in
    // which the changes become visible, however many desks write.
    await writeVersion({})
    const { version: before } = await db.findGlobal({ slug: 'content-version', req })
    const { docs } = await db.find<ContentChange>({ collection, sort: '-id', limit: 1, req })
    // Where a desk of an earlier release has changed something, the journal does not know what.
    const isComplete = docs[0]?.version === before
    const isKnown = tags !== 'everything' && isComplete
    const version = randomUUID()
    await writeVersion({ version })
    const data = { version, tags: isKnown ? [...new Set(tags)] : null }
    const { id } = await db.create({ collection, data, req })
    const isOld = { id: { less_than_equal: Number(id) - MAX_CHANGES } }
    await db.deleteMany({ collection, where: isOld, req })
  })
}

type MaybeDraft = Pick<Post, 'id' | '_status'>

/** Whether the document is public or was before the change. A change to a draft is not public. */
function wasOrIsPublic(doc: MaybeDraft, previous?: MaybeDraft): boolean {
  return doc._status !== 'draft' || previous?._status === 'published'
}

/** Hooks for a collection that bump the content version when a public document changes. */
export function bumpHooks(tagsOf: (id: number) => readonly CacheTag[]) {
  const afterChange: CollectionAfterChangeHook<MaybeDraft> = async ({ doc, previousDoc, req }) => {
    if (wasOrIsPublic(doc, previousDoc)) await bumpContentVersion(req.payload, tagsOf(doc.id), req)
  }
  const afterDelete: CollectionAfterDeleteHook<MaybeDraft> = async ({ doc, req }) => {
    if (wasOrIsPublic(doc)) await bumpContentVersion(req.payload, tagsOf(doc.id), req)
  }
  return { afterChange, afterDelete }
}
