import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { documentHeading, isRecordedElsewhere, subjectOf } from './audit-subjects.ts'
import { changesBetween } from './changes.ts'
import { type AuditEvent, recordAuditEvent } from './record-audit-event.ts'

/** The key in a request's `context` which says that the caller records the event itself. */
export const RECORDED_FLAG = 'auditEventRecorded'

/** Autosaves of one document by one person are recorded at most once in this time. */
const AUTOSAVE_INTERVAL_MS = 10 * 60 * 1000

const isPerson = (req: PayloadRequest): boolean => req.user?.collection === 'users'

const isAutosave = (req: PayloadRequest): boolean => String(req.query?.autosave) === 'true'

async function wasRecordedRecently(req: PayloadRequest, event: AuditEvent): Promise<boolean> {
  const now = Date.now()
  const { totalDocs } = await req.payload.count({
    collection: 'audit',
    where: {
      action: { equals: event.action },
      collection: { equals: event.collection },
      document: { equals: String(event.document) },
      who: { equals: req.user?.id },
      createdAt: {
        greater_than: new Date(now - AUTOSAVE_INTERVAL_MS).toISOString(),
        // Leaves out entries that were written while the clock was ahead.
        less_than_equal: new Date(now).toISOString(),
      },
    },
    req,
  })
  return totalDocs > 0
}

const documentEvent = (
  collection: Pick<CollectionConfig, 'slug' | 'custom'>,
  doc: { readonly id: number | string },
  verb: string,
) => ({
  action: `${subjectOf(collection)}.${verb}`,
  collection: collection.slug,
  document: doc.id,
  heading: documentHeading(collection, { ...doc }),
})

const recordChange: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (!isPerson(req) || context[RECORDED_FLAG]) return
  const isDrafted = operation === 'update' && doc._status === 'draft' && isAutosave(req)
  const verb = operation === 'create' ? 'created' : isDrafted ? 'drafted' : 'changed'
  if (isRecordedElsewhere(collection, verb)) return
  if (doc._status === 'published' && isRecordedElsewhere(collection, 'published')) return
  const change = changesBetween(operation === 'create' ? {} : previousDoc, doc)
  if (verb !== 'created' && Object.keys(change).length === 0) return
  const event = { ...documentEvent(collection, doc, verb), change }
  if (isDrafted && (await wasRecordedRecently(req, event))) return
  await recordAuditEvent(req.payload, event, req)
}

const recordDelete: CollectionAfterDeleteHook = async ({ collection, context, doc, req }) => {
  if (context[RECORDED_FLAG] || isRecordedElsewhere(collection, 'deleted')) return
  const event = documentEvent(collection, doc, 'deleted')
  const change = isPerson(req) ? undefined : { by: 'program' }
  await recordAuditEvent(req.payload, { ...event, change }, req)
}

const recordGlobal: GlobalAfterChangeHook = async ({ context, doc, global, previousDoc, req }) => {
  if (!isPerson(req) || context[RECORDED_FLAG]) return
  const { globalType: _before, ...before } = previousDoc ?? {}
  const { globalType: _after, ...after } = doc
  const change = changesBetween(before, after)
  if (Object.keys(change).length === 0) return
  const action = `${subjectOf(global)}.changed`
  await recordAuditEvent(req.payload, { action, collection: global.slug, change }, req)
}

/**
 * Makes the audit record the changes of collections by people, with the values before and after, and
 * deletions by anyone. The audit itself and collections that only the desk writes do not need this.
 */
export function audited(collections: readonly CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [...(collection.hooks?.afterChange ?? []), recordChange],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), recordDelete],
    },
  }))
}

/** Makes the audit record the changes of globals by people. */
export function auditedGlobals(globals: readonly GlobalConfig[]): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [...(global.hooks?.afterChange ?? []), recordGlobal],
    },
  }))
}
