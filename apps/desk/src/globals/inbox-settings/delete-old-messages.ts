import { every } from '@gaashaan/runtime/every'
import { isStopping, trackPending } from '@gaashaan/runtime/stopping'
import type { Payload } from 'payload'
import { RECORDED_FLAG } from '../../audit/audited.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { DEFAULT_RETENTION_MONTHS } from './global.ts'

const ONE_DAY_MS = 24 * 60 * 60 * 1000

/** Maximum number of messages in one transaction, so that other writes do not wait long. */
const MAX_PER_TRANSACTION = 100

/** The same time some months earlier. The last day replaces a day that the month does not have. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  // A day that the month does not have has become one of the next month; day 0 goes back.
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0)
  return date
}

async function deleteBatch(desk: Payload, before: string): Promise<number> {
  const { docs } = await desk.find({
    collection: 'contact-messages',
    where: { createdAt: { less_than: before } },
    sort: 'createdAt',
    select: {},
    depth: 0,
    limit: MAX_PER_TRANSACTION,
    pagination: false,
  })
  if (docs.length === 0) return 0
  const { errors } = await desk.delete({
    collection: 'contact-messages',
    where: { id: { in: docs.map(({ id }) => id) } },
    depth: 0,
    context: { [RECORDED_FLAG]: true },
  })
  if (errors.length > 0) throw new Error(`${errors.length} messages could not be deleted`)
  return docs.length
}

/**
 * Deletes the messages that are older than `inbox-settings` allows, with their notes and replies, and
 * records their number in the audit. Returns the number.
 */
export async function deleteOldMessages(desk: Payload, now = new Date()): Promise<number> {
  const { keptMonths = DEFAULT_RETENTION_MONTHS } = await desk.findGlobal({
    slug: 'inbox-settings',
  })
  if (keptMonths === 0) return 0
  const before = monthsBefore(now, keptMonths).toISOString()
  let count = 0
  try {
    for (;;) {
      const deleted = isStopping() ? 0 : await trackPending(deleteBatch(desk, before))
      if (deleted === 0) break
      count += deleted
    }
  } finally {
    if (count > 0) {
      await recordAuditEvent(desk, {
        action: 'message.expired',
        collection: 'contact-messages',
        change: { count, keptMonths, before },
      })
    }
  }
  return count
}

/** Deletes messages that are too old now and once a day. Returns a function that stops it. */
export function startMessageRetention(desk: Payload): () => Promise<void> {
  return every(
    ONE_DAY_MS,
    () => deleteOldMessages(desk),
    (error) => desk.logger.error({ err: error, msg: 'Old messages could not be deleted' }),
  ).stop
}
