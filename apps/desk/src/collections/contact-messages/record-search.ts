import type { CollectionAfterOperationHook, Payload, PayloadRequest, Where } from 'payload'
import { readableDepartments } from '../../access/readable-departments.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'

/** The same search by one person within this time has one audit entry. */
const SEARCH_INTERVAL_MS = 10 * 60 * 1000

/** The fields that have what a visitor wrote; the reference is the beginning of the last one. */
const MESSAGE_TEXTS = ['subject', 'name', 'email', 'message', 'sending']

/** The key in a query's `context` of an export, which has an entry of its own. */
export const EXPORT_FLAG = 'isExport'

/** When each search was recorded, by desk. What is searched for is kept nowhere but here. */
const recorded = new WeakMap<Payload, Map<string, { at: number; done: Promise<void> }>>()

/** The paths that a filter compares, on whatever level of it. */
function comparedPaths(where: unknown): string[] {
  if (Array.isArray(where)) return where.flatMap(comparedPaths)
  if (typeof where !== 'object' || where === null) return []
  return Object.entries(where).flatMap(([path, value]) => [path, ...comparedPaths(value)])
}

/** The texts of messages, in the fields of a prefix, that a filter looks into. */
export const searchedTexts = (where: Where | undefined, prefix = ''): string[] => [
  ...new Set(
    comparedPaths(where).flatMap(
      (path) => MESSAGE_TEXTS.find((field) => `${path}.`.startsWith(`${prefix}${field}.`)) ?? [],
    ),
  ),
]

/** The searches that were recorded a short time ago; forgets the others. */
function recentSearches(payload: Payload) {
  const searches = recorded.get(payload) ?? new Map()
  recorded.set(payload, searches)
  for (const [key, { at }] of searches) {
    if (Date.now() - at > SEARCH_INTERVAL_MS) searches.delete(key)
  }
  return searches
}

async function record(req: PayloadRequest, where: Where, fields: string[], count: number) {
  const searches = recentSearches(req.payload)
  const key = JSON.stringify([req.user?.id, fields, where])
  const recent = searches.get(key)
  if (recent) return recent.done
  const event = {
    action: 'message.searched',
    collection: 'contact-messages',
    heading: readableDepartments(req.user).join(', '),
    change: { count, fields },
  }
  const done = recordAuditEvent(req.payload, event, req.transactionID ? req : undefined, req)
  searches.set(key, { at: Date.now(), done })
  done.catch(() => searches.delete(key))
  return done
}

/**
 * Records who searches the texts of messages, which tells what they say as reading does. The entry has the
 * number of messages that were found, but not the words, which can be a visitor's name. If it cannot be
 * recorded, the result is not returned. `prefix` leads to the message from a note or a reply.
 */
export const recordSearch =
  (prefix = ''): CollectionAfterOperationHook =>
  async ({ args, overrideAccess, req, result }) => {
    const { where } = args as { where?: Where }
    if (!where || overrideAccess || req.user?.collection !== 'users' || req.context[EXPORT_FLAG]) {
      return result
    }
    const fields = searchedTexts(where, prefix)
    const { totalDocs, docs } = result as { totalDocs?: number; docs?: unknown[] }
    if (fields.length > 0) await record(req, where, fields, totalDocs ?? docs?.length ?? 0)
    return result
  }
