import { randomUUID } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload'

/**
 * Gives the public content a new version, inside the request's transaction.
 *
 * A fresh name, not a counter: two transactions that count from the same number would end with the
 * same version for different content.
 */
export async function bumpContentVersion(payload: Payload, req?: PayloadRequest): Promise<void> {
  await payload.db.updateGlobal({
    slug: 'content-version',
    data: { version: randomUUID() },
    req,
    returning: false,
  })
}

interface MaybeDraft {
  readonly _status?: 'draft' | 'published' | null
}

/** True when readers could see the document before or after: a draft's changes are nobody's news. */
function wasOrIsPublic(doc: MaybeDraft, previous: MaybeDraft | undefined): boolean {
  return doc._status !== 'draft' || previous?._status === 'published'
}

/** A new version when something readers see has changed. */
export const bumpAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (wasOrIsPublic(doc, previousDoc)) await bumpContentVersion(req.payload, req)
}

/** A new version when something readers saw is gone. */
export const bumpAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (wasOrIsPublic(doc, undefined)) await bumpContentVersion(req.payload, req)
}
