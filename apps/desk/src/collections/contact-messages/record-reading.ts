import type { CollectionAfterOperationHook, Payload, PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { ContactMessage } from '../../payload-types.ts'

/** Opening a message again within so long leaves no further entry. */
const ONCE_IN_MS = 60 * 60 * 1000

/** Who opened what when, by desk, so that the requests of one page make one entry. */
const openedAt = new WeakMap<Payload, Map<string, number>>()

function openedLately(payload: Payload, now: number): Map<string, number> {
  const lately = openedAt.get(payload) ?? new Map<string, number>()
  openedAt.set(payload, lately)
  for (const [key, at] of lately) {
    // One that is still to come was noted by a clock that was ahead.
    if (now - at >= ONCE_IN_MS || at > now) lately.delete(key)
  }
  return lately
}

async function isRecorded(payload: Payload, document: number, who: number) {
  const now = Date.now()
  const { totalDocs } = await payload.count({
    collection: 'audit',
    where: {
      action: { equals: 'message.read' },
      document: { equals: String(document) },
      who: { equals: who },
      createdAt: {
        greater_than: new Date(now - ONCE_IN_MS).toISOString(),
        // Not what a clock that was ahead wrote.
        less_than_equal: new Date(now).toISOString(),
      },
    },
  })
  return totalDocs > 0
}

async function record(req: PayloadRequest, document: number, department: string, who: number) {
  const now = Date.now()
  const lately = openedLately(req.payload, now)
  const key = `${who}/${document}`
  if (lately.has(key)) return
  lately.set(key, now)
  try {
    if (await isRecorded(req.payload, document, who)) return
    const event = { action: 'message.read', collection: 'contact-messages', document }
    // In the transaction of the request only where there is one: requests of a page run side by side.
    const inside = req.transactionID ? req : undefined
    await recordAuditEvent(req.payload, { ...event, heading: department }, inside, req)
  } catch (error) {
    lately.delete(key)
    throw error
  }
}

/** What is told of messages with their texts: one that is opened, and those that were changed. */
function told(operation: string, result: unknown): readonly Partial<ContactMessage>[] {
  if (operation === 'findByID' || operation === 'updateByID') {
    return result ? [result as ContactMessage] : []
  }
  return operation === 'update' ? (result as { docs: ContactMessage[] }).docs : []
}

/** Writes down who opens a message; where that fails, the message is not shown. */
export const recordReading: CollectionAfterOperationHook = async ({
  operation,
  overrideAccess,
  req,
  result,
}) => {
  if (overrideAccess || req.user?.collection !== 'users') return result
  for (const { id, message, department = '' } of told(operation, result)) {
    if (id !== undefined && message) await record(req, id, department, req.user.id)
  }
  return result
}
