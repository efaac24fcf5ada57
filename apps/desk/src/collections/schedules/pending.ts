import type { PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { Schedule } from '../../payload-types.ts'
import type { LanguageGroup } from '../language-fields.ts'
import { accountId } from '../posts/accounts.ts'

interface ScheduledPost {
  readonly id: number
  readonly working: { readonly heading?: string | null }
}

interface NewSchedule {
  readonly language: LanguageGroup
  readonly action: Schedule['action']
  readonly at: Date
  readonly reason?: string | undefined
  readonly changeNote?: string | undefined
}

/** The pending schedules of a post's text, earliest first. */
export async function pendingSchedules(
  req: PayloadRequest,
  post: number,
  language: LanguageGroup,
): Promise<Schedule[]> {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: {
      and: [
        { post: { equals: post } },
        { state: { equals: 'pending' } },
        { language: { equals: language } },
      ],
    },
    sort: 'at',
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}

/** Creates a schedule of the request's person, in the request's transaction. Returns its id. */
export async function createSchedule(
  req: PayloadRequest,
  post: ScheduledPost,
  schedule: NewSchedule,
): Promise<number> {
  const at = schedule.at.toISOString()
  const { id } = await req.payload.create({
    collection: 'schedules',
    data: { ...schedule, post: post.id, at, state: 'pending', by: accountId(req) },
    depth: 0,
    req,
  })
  return id
}

/** Cancels the pending schedules of a post's text, of one action or all, in the request's transaction. */
export async function cancelSchedules(
  req: PayloadRequest,
  post: ScheduledPost,
  language: LanguageGroup,
  { action, why }: { readonly action?: Schedule['action']; readonly why?: string },
): Promise<void> {
  const pending = await pendingSchedules(req, post.id, language)
  for (const schedule of pending.filter((candidate) => !action || candidate.action === action)) {
    await req.payload.update({
      collection: 'schedules',
      id: schedule.id,
      data: { state: 'cancelled', endedAt: new Date().toISOString(), why: why ?? null },
      depth: 0,
      req,
    })
    const event = {
      action: 'schedule.cancelled',
      collection: 'posts',
      document: post.id,
      heading: post.working.heading ?? '',
      language,
      change: {
        schedule: schedule.id,
        action: schedule.action,
        at: schedule.at,
        ...(why && { why }),
      },
    }
    await recordAuditEvent(req.payload, event, req)
  }
}
