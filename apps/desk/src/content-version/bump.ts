import { randomUUID } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload'
import type { Post } from '../payload-types.ts'

/**
 * Gives the public content a new version, in the request's transaction. The version is random, since
 * two transactions that increment the same counter would give one version to different content.
 */
export async function bumpContentVersion(payload: Payload, req?: PayloadRequest): Promise<void> {
  await payload.db.updateGlobal({
    slug: 'content-version',
    data: { version: randomUUID() },
    req,
    returning: false,
  })
}

type MaybeDraft = Pick<Post, '_status'>

/** Whether the document is public or was before the change. A change to a draft is not public. */
function wasOrIsPublic(doc: MaybeDraft, previous?: MaybeDraft): boolean {
  return doc._status !== 'draft' || previous?._status === 'published'
}

/** Bumps the content version when a public document has changed. */
export const bumpAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (wasOrIsPublic(doc, previousDoc)) await bumpContentVersion(req.payload, req)
}

/** Bumps the content version when a public document was deleted. */
export const bumpAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (wasOrIsPublic(doc)) await bumpContentVersion(req.payload, req)
}
