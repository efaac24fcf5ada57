import type { GlobalAfterChangeHook, GlobalBeforeOperationHook } from 'payload'
import { RECORDED_FLAG } from '../audit/audited.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { bumpContentVersion } from '../content-version/bump.ts'
import { changedTexts } from './changed-texts.ts'

interface PublicRow {
  readonly _status?: 'draft' | 'published'
}

const keyOf = (slug: string) => `public ${slug}`

/** Remembers what readers have before a global is written. */
export const rememberPublic: GlobalBeforeOperationHook = async ({ global, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return
  const row = await req.payload.db.findGlobal({ slug: global.slug, req })
  req.context[keyOf(global.slug)] = row
}

/**
 * When what readers have has changed: a new version of the content, and an entry in the audit. A
 * draft changes nothing that readers have.
 */
export const onPublicChange: GlobalAfterChangeHook = async ({ global, context, req }) => {
  const { slug } = global
  const before = context[keyOf(slug)] as (PublicRow & Record<string, unknown>) | undefined
  const after: PublicRow | undefined = await req.payload.db.findGlobal({ slug, req })
  if (context.isRestoringVersion && after?._status === 'draft' && before?._status === 'published') {
    // Payload writes a version that is restored as a draft over the published one as well.
    await req.payload.db.updateGlobal({ slug, data: before, req })
    return
  }
  const change = changedTexts(before, after)
  if (Object.keys(change).length === 0) return
  await bumpContentVersion(req.payload, req)
  const verb = after?._status === 'published' ? 'published' : 'withdrawn'
  await recordAuditEvent(req.payload, { action: `${slug}.${verb}`, collection: slug, change }, req)
  // Of the request, not of this hook: to write down a event gives the request a context of its own.
  req.context[RECORDED_FLAG] = true
}
