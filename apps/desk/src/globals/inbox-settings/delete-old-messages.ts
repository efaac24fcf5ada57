import { every } from '@gaashaan/runtime/every'
import { isStopping, trackPending } from '@gaashaan/runtime/stopping'
import type { Payload } from 'payload'
import { RECORDED_FLAG } from '../../audit/audited.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { RETENTION_MONTHS } from './global.ts'

const ONE_DAY_MS = 24 * 60 * 60 * 1000

/** Messages that go in one transaction, so that others need not wait long to write. */
const MAX_PER_TRANSACTION = 100

/** The instant so many months before another; a day that the month lacks is its last day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const days = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), days))
  return then
}

async function forgetSome(desk: Payload, before: string): Promise<number> {
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
 * Deletes the messages that are older than `inbox-settings` allows, with their notes and replies,
 * and writes down how many. The answer is their number.
 */
export async function deleteOldMessages(desk: Payload, now = new Date()): Promise<number> {
  const { keptMonths = RETENTION_MONTHS } = await desk.findGlobal({ slug: 'inbox-settings' })
  if (keptMonths === 0) return 0
  const before = monthsBefore(now, keptMonths).toISOString()
  let count = 0
  try {
    for (;;) {
      const some = isStopping() ? 0 : await trackPending(forgetSome(desk, before))
      if (some === 0) break
      count += some
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

/** Deletes what is too old now, which is late rather than never, and once a day; the answer stops it. */
export function startMessageRetention(desk: Payload): () => Promise<void> {
  return every(
    ONE_DAY_MS,
    () => deleteOldMessages(desk),
    (error) => desk.logger.error({ err: error, msg: 'Old messages could not be deleted' }),
  ).stop
}
