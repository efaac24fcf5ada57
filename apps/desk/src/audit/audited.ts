import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { headingOf, isElsewhere, subjectOf } from './audit-subjects.ts'
import { changesBetween } from './changes.ts'
import { type AuditEvent, recordAuditEvent } from './record-audit-event.ts'

/** In a request's `context`: the event under way is written down by who does it. */
export const RECORDED_FLAG = 'deedRecorded'

/** Autosaves of one person at one document leave one entry in so long a time. */
const DRAFTED_EVERY_MS = 10 * 60 * 1000

const isPerson = (req: PayloadRequest): boolean => req.user?.collection === 'users'

const isAutosave = (req: PayloadRequest): boolean => String(req.query?.autosave) === 'true'

async function isDraftedLately(req: PayloadRequest, event: AuditEvent): Promise<boolean> {
  const now = Date.now()
  const { totalDocs } = await req.payload.count({
    collection: 'audit',
    where: {
      action: { equals: event.action },
      collection: { equals: event.collection },
      document: { equals: String(event.document) },
      who: { equals: req.user?.id },
      createdAt: {
        greater_than: new Date(now - DRAFTED_EVERY_MS).toISOString(),
        // Not what a clock that was ahead wrote.
        less_than_equal: new Date(now).toISOString(),
      },
    },
    req,
  })
  return totalDocs > 0
}

const recordChange: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (!isPerson(req) || context[RECORDED_FLAG]) return
  const isDraft = doc._status === 'draft'
  const isDrafted = operation === 'update' && isDraft && isAutosave(req)
  const verb = operation === 'create' ? 'created' : isDrafted ? 'drafted' : 'changed'
  if (isElsewhere(collection, verb)) return
  if (doc._status === 'published' && isElsewhere(collection, 'published')) return
  const change = changesBetween(operation === 'create' ? {} : previousDoc, doc)
  if (verb !== 'created' && Object.keys(change).length === 0) return
  const event: AuditEvent = {
    action: `${subjectOf(collection)}.${verb}`,
    collection: collection.slug,
    document: doc.id,
    heading: headingOf(collection, doc),
    change,
  }
  if (isDrafted && (await isDraftedLately(req, event))) return
  await recordAuditEvent(req.payload, event, req)
}

const recordDelete: CollectionAfterDeleteHook = async ({ collection, context, doc, req }) => {
  if (context[RECORDED_FLAG] || isElsewhere(collection, 'deleted')) return
  const event: AuditEvent = {
    action: `${subjectOf(collection)}.deleted`,
    collection: collection.slug,
    document: doc.id,
    heading: headingOf(collection, doc),
    ...(!isPerson(req) && { change: { by: 'program' } }),
  }
  await recordAuditEvent(req.payload, event, req)
}

const recordGlobal: GlobalAfterChangeHook = async ({ context, doc, global, previousDoc, req }) => {
  if (!isPerson(req) || context[RECORDED_FLAG]) return
  const { globalType: _before, ...before } = previousDoc ?? {}
  const { globalType: _after, ...after } = doc
  const change = changesBetween(before, after)
  if (Object.keys(change).length === 0) return
  const event: AuditEvent = {
    action: `${subjectOf(global)}.changed`,
    collection: global.slug,
    change,
  }
  await recordAuditEvent(req.payload, event, req)
}

/**
 * Collections whose changes by people, and deletions by anyone, are written down: who, what, with
 * what was before and after. The audit itself and what only the desk writes are given without this.
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

/** Globals whose changes by people are recorded in the audit. */
export function auditedGlobals(globals: readonly GlobalConfig[]): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [...(global.hooks?.afterChange ?? []), recordGlobal],
    },
  }))
}
