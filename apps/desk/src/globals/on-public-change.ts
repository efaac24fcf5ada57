import type { CacheTag } from '@gaashaan/contract'
import type { GlobalAfterChangeHook, GlobalBeforeOperationHook, PayloadRequest } from 'payload'
import { RECORDED_FLAG } from '../audit/audited.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { bumpContentVersion } from '../content-version/bump.ts'
import { changedTexts } from './changed-texts.ts'

interface PublicRow {
  readonly _status?: 'draft' | 'published'
}

const contextKey = (slug: string) => `public ${slug}`

/** Stores the published state of a global in the context before it is written. */
export const capturePublicState: GlobalBeforeOperationHook = async ({ global, operation, req }) => {
  if (operation !== 'update') return
  const { slug } = global
  req.context[contextKey(slug)] = await req.payload.db.findGlobal({ slug, req })
}

/** Writes what has changed to the transparency log; returns the cache tags of what that changes. */
export type LogGlobal = (
  req: PayloadRequest,
  before: object | undefined,
  after: object | undefined,
) => Promise<readonly CacheTag[]>

/**
 * Bumps the content version and writes an audit entry when the published state has changed, and the
 * transparency log for a global that it tells of.
 */
export function onPublicChange(tag: CacheTag, log?: LogGlobal): GlobalAfterChangeHook {
  return async ({ global, context, req }) => {
    const { slug } = global
    const before = context[contextKey(slug)] as (PublicRow & Record<string, unknown>) | undefined
    const after: PublicRow | undefined = await req.payload.db.findGlobal({ slug, req })
    const change = changedTexts(before, after)
    if (Object.keys(change).length === 0) return
    const logTags = (await log?.(req, before, after)) ?? []
    await bumpContentVersion(req.payload, [tag, ...logTags], req)
    const verb = after?._status === 'published' ? 'published' : 'withdrawn'
    await recordAuditEvent(
      req.payload,
      { action: `${slug}.${verb}`, collection: slug, change },
      req,
    )
    // `req.context`, not `context`: recording the event has given the request a new context object.
    req.context[RECORDED_FLAG] = true
  }
}
