import { isStopping, trackPending } from '@gaashaan/runtime/stopping'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { hasRole } from '../../access/role.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { Schedule } from '../../payload-types.ts'
import { Unsettled } from '../../publish-checks/open-findings.ts'
import { executePublishCommand } from '../posts/publishing/execute-publish-command.ts'
import { Refusal } from '../posts/publishing/refusals.ts'

/** Most schedules of one round; what is left is found by the next. */
const MAX_PER_ROUND = 100

/** A request of the person who scheduled, for as long as they have an account. */
async function requestOf(desk: Payload, by: Schedule['by']): Promise<PayloadRequest> {
  if (typeof by !== 'number') return createLocalReq({}, desk)
  const found = { collection: 'users', id: by, depth: 0, disableErrors: true } as const
  const account = await desk.findByID(found)
  const user = account ? ({ ...account, collection: 'users' } as TypedUser) : undefined
  return createLocalReq(user ? { user } : {}, desk)
}

/**
 * Takes a schedule that still waits, in the request's transaction: who asks at the same time waits
 * for its end, and gets it only if that is lost.
 */
async function claim(req: PayloadRequest, id: number, now: Date): Promise<boolean> {
  const taken = await req.payload.db.updateOne({
    collection: 'schedules',
    where: { and: [{ id: { equals: id } }, { state: { equals: 'pending' } }] },
    data: { state: 'done', endedAt: now.toISOString() },
    options: { atomic: true },
    req,
  })
  return taken !== null
}

async function fail(
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

/** Does what one schedule says, all of it or nothing. Rejects when the database cannot be used. */
async function fire(desk: Payload, schedule: Schedule, now: Date): Promise<void> {
  const { id, post, language, action, reason, changeNote } = schedule
  const req = await requestOf(desk, schedule.by)
  try {
    await initTransaction(req)
    if (!(await claim(req, id, now))) {
      await killTransaction(req)
      return
    }
    // A schedule does not run if its author has lost the right to publish.
    if (!hasRole(req.user, 'publisher', 'administrator')) throw new Refusal('scheduler_may_not')
    const command = {
      language,
      action,
      reason: reason ?? undefined,
      changeNote: changeNote ?? undefined,
    }
    await executePublishCommand(req, typeof post === 'number' ? post : 0, command, {
      now,
      schedule: id,
    })
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    if (!(error instanceof Refusal || error instanceof Unsettled)) throw error
    await fail(desk, req, schedule, error)
  }
}

/**
 * Publishes and withdraws what is due, what has waited longest first. What the rules refuse has
 * failed and says why; what the database could not do stays, and is logged.
 */
export async function runDue(desk: Payload, now: Date = new Date()): Promise<void> {
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
    // What is due then is carried out by the next start.
    if (isStopping()) return
    try {
      await trackPending(fire(desk, schedule, now))
    } catch (error) {
      desk.logger.error({ err: error, msg: `Schedule ${schedule.id} waits for the next round` })
    }
  }
}
