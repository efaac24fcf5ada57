import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import {
  needsReasonToPublish,
  validReason,
} from '../access/publishers-publish-what-another-wrote.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { Refusal } from '../collections/posts/publishing/refusals.ts'
import { getWriteContext } from '../publish-checks/write-context.ts'
import { authorsAfter, authorsOf, isOwnToPublish, type Row } from './authors.ts'

/** The key in a request's `context` of the reason for which a change was published alone. */
export const ALONE_REASON = 'publishedAloneReason'

/** The reason that a request gives: `?reason=…`. */
export function givenReason({ query }: PayloadRequest): string | undefined {
  const { reason } = (query ?? {}) as { readonly reason?: unknown }
  return typeof reason === 'string' ? reason : undefined
}

interface Change {
  readonly req: PayloadRequest
  /** The newest copy before; `undefined` for a new document. */
  readonly latest: Row | undefined
  readonly saved: Row
  /** What is changed, for the audit. */
  readonly subject: { readonly slug: string; readonly document?: number | string | undefined }
}

/**
 * The saved copy with its authors. Throws a `Refusal` where a person publishes changes of their own without a
 * reason. Taking away needs no second person: it must never wait.
 */
async function checkedChange<T extends Row>(saved: T, change: Omit<Change, 'saved'>): Promise<T> {
  const { req, latest, subject } = change
  const { user, payload } = req
  if (!getWriteContext(req.context).isByPerson || user?.collection !== 'users') {
    return { ...saved, changedBy: saved._status === 'draft' ? authorsOf(latest) : [] }
  }
  const authors = authorsAfter(latest, saved, user.id)
  if (saved._status === 'draft') return { ...saved, changedBy: authors }
  const fourEyes = payload.config.custom.fourEyes !== false
  if (needsReasonToPublish({ isOwn: isOwnToPublish(latest, authors, user.id), fourEyes })) {
    const reason = validReason(givenReason(req))
    if (!reason) throw new Refusal('alone_needs_reason', req)
    const { slug: collection, document } = subject
    const event = { action: `${collection}.publishedAlone`, collection, change: { reason } }
    await recordAuditEvent(payload, { ...event, ...(document && { document }) }, req)
    req.context[ALONE_REASON] = reason
  }
  return { ...saved, changedBy: [] }
}

export const requireSecondPerson: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const subject = { slug: collection.slug, document: originalDoc?.id }
  return checkedChange(data, { req, latest: originalDoc, subject })
}

export const requireSecondPersonForGlobal: GlobalBeforeChangeHook = ({
  data,
  global,
  originalDoc,
  req,
}) => checkedChange(data, { req, latest: originalDoc, subject: { slug: global.slug } })
