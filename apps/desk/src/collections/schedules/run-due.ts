import { isStopping, trackPending } from '@gaashaan/runtime/stopping'
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { hasRole } from '../../access/role.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Schedule } from '../../payload-types.ts'
import { Unsettled } from '../../publish-checks/open-findings.ts'
import { executePublishCommand } from '../posts/publishing/execute-publish-command.ts'
import { Refusal } from '../posts/publishing/refusals.ts'

/** Limit on the schedules of one round; the next round runs the others. */
const MAX_PER_ROUND = 100

/** A request with the account that created a schedule; without a user when the account is gone. */
async function authorRequest(desk: Payload, by: Schedule['by']): Promise<PayloadRequest> {
  if (typeof by !== 'number') return createLocalReq({}, desk)
  const query = { collection: 'users', id: by, depth: 0, disableErrors: true } as const
  const account = await desk.findByID(query)
  const user = account ? ({ ...account, collection: 'users' } as TypedUser) : undefined
  return createLocalReq(user ? { user } : {}, desk)
}

/**
 * Marks a pending schedule as done in the request's transaction. Of two rounds at once the second waits
 * for that transaction, and can claim the schedule only if it was rolled back.
 */
async function claim(req: PayloadRequest, id: number, now: Date): Promise<boolean> {
  const claimed = await req.payload.db.updateOne({
    collection: 'schedules',
    where: { and: [{ id: { equals: id } }, { state: { equals: 'pending' } }] },
    data: { state: 'done', endedAt: now.toISOString() },
    options: { atomic: true },
    req,
  })
  return claimed !== null
}

async function markFailed(
  desk: Payload,
  req: PayloadRequest,
  schedule: Schedule,
  refusal: Refusal | Unsettled,
) {
  const { id, language, action, at, post } = schedule
  await desk.update({
    collection: 'schedules',
    id,
    data: { state: 'failed', endedAt: new Date().toISOString(), why: refusal.code },
    depth: 0,
  })
  const change = { schedule: id, action, at, code: refusal.code }
  const document = typeof post === 'number' ? { document: post } : {}
  const event = { action: 'schedule.failed', collection: 'posts', ...document, language, change }
  await recordAuditEvent(desk, event, undefined, req)
}

/** Runs one schedule in one transaction. Rejects when the database fails. */
async function runSchedule(desk: Payload, schedule: Schedule, now: Date): Promise<void> {
  const { id, post, language, action, reason, changeNote } = schedule
  const req = await authorRequest(desk, schedule.by)
  try {
    await inTransaction(req, async () => {
      if (!(await claim(req, id, now))) return
      // A schedule does not run if its author has lost the right to publish.
      if (!hasRole(req.user, 'publisher', 'administrator')) throw new Refusal('scheduler_may_not')
      const command = {
        language,
        action,
        reason: reason ?? undefined,
        changeNote: changeNote ?? undefined,
      }
      const postId = typeof post === 'number' ? post : 0
      await executePublishCommand(req, postId, command, { now, schedule: id })
    })
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Unsettled)) throw error
    await markFailed(desk, req, schedule, error)
  }
}

/**
 * Runs the schedules that are due, the earliest first. A refused one has failed, with the reason; after
 * a fault of the database a schedule stays pending, and the fault is logged.
 */
export async function runDueSchedules(desk: Payload, now: Date = new Date()): Promise<void> {
  const { docs } = await desk.find({
    collection: 'schedules',
    where: {
      and: [{ state: { equals: 'pending' } }, { at: { less_than_equal: now.toISOString() } }],
    },
    sort: 'at',
    depth: 0,
    limit: MAX_PER_ROUND,
    pagination: false,
  })
  for (const schedule of docs) {
    // The others run at the next start.
    if (isStopping()) return
    try {
      await trackPending(runSchedule(desk, schedule, now))
    } catch (error) {
      desk.logger.error({ err: error, msg: `Schedule ${schedule.id} waits for the next round` })
    }
  }
}
