import type { CollectionAfterOperationHook, Payload, PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { ContactMessage } from '../../payload-types.ts'
import { messageSubject } from './open-message.ts'

/** A person's readings of one message within this time have one audit entry. */
const READING_INTERVAL_MS = 60 * 60 * 1000

/** Readings that are being recorded, by desk, since a page reads a message in several requests. */
const pending = new WeakMap<Payload, Set<string>>()

async function isRecorded(
  { payload, transactionID }: PayloadRequest,
  document: number,
  who: number,
) {
  const now = Date.now()
  const { totalDocs } = await payload.count({
    collection: 'audit',
    where: {
      action: { equals: 'message.read' },
      document: { equals: String(document) },
      who: { equals: who },
      createdAt: {
        greater_than: new Date(now - READING_INTERVAL_MS).toISOString(),
        // Ignores entries from a time when the clock was ahead.
        less_than_equal: new Date(now).toISOString(),
      },
    },
    req: { transactionID },
  })
  return totalDocs > 0
}

async function record(req: PayloadRequest, message: ContactMessage, who: number) {
  const { payload } = req
  const keys = pending.get(payload) ?? new Set()
  pending.set(payload, keys)
  const key = `${who}/${message.id}`
  if (keys.has(key)) return
  keys.add(key)
  try {
    if (await isRecorded(req, message.id, who)) return
    const event = { action: 'message.read', ...messageSubject(message) }
    // In the request's transaction, if it has one. The requests of a page run in parallel without any.
    await recordAuditEvent(payload, event, req.transactionID ? req : undefined, req)
  } finally {
    keys.delete(key)
  }
}

/** The messages that an operation returns with their texts: an opened one, and changed ones. */
function messagesWithText(operation: string, result: unknown): readonly ContactMessage[] {
  if (operation === 'findByID' || operation === 'updateByID') {
    return result ? [result as ContactMessage] : []
  }
  return operation === 'update' ? (result as { docs: ContactMessage[] }).docs : []
}

/** Records who opens a message. If that fails, the message is not returned. */
export const recordReading: CollectionAfterOperationHook = async ({
  operation,
  overrideAccess,
  req,
  result,
}) => {
  if (overrideAccess || req.user?.collection !== 'users') return result
  for (const message of messagesWithText(operation, result)) {
    // A `select` may leave out the text.
    if (message.id !== undefined && message.message) await record(req, message, req.user.id)
  }
  return result
}
