import type { PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { Schedule } from '../../payload-types.ts'
import type { LanguageGroup } from '../language-fields.ts'

interface PostOfSchedules {
  readonly id: number
  readonly working: { readonly heading?: string | null }
}

interface NewSchedule {
  readonly language: LanguageGroup
  readonly action: 'publish' | 'withdraw'
  readonly at: Date
  readonly reason?: string | undefined
  readonly changeNote?: string | undefined
}

/** What is scheduled for a post and has not happened yet, in one language or both, soonest first. */
export async function pendingSchedules(
  req: PayloadRequest,
  post: number,
  language?: LanguageGroup,
): Promise<Schedule[]> {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: {
      and: [
        { post: { equals: post } },
        { state: { equals: 'pending' } },
        ...(language ? [{ language: { equals: language } }] : []),
      ],
    },
    sort: 'at',
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}

/** Writes a schedule down in the request's transaction, as its person's; its number. */
export async function makeSchedule(
  req: PayloadRequest,
  post: PostOfSchedules,
  { at, ...more }: NewSchedule,
): Promise<number> {
  const by = req.user?.collection === 'users' ? req.user.id : null
  const { id } = await req.payload.create({
    collection: 'schedules',
    data: { ...more, post: post.id, at: at.toISOString(), state: 'pending', by },
    depth: 0,
    req,
  })
  return id
}

/** Cancels what is scheduled for a post's text, of one kind or any, in the request's transaction. */
export async function cancelSchedules(
  req: PayloadRequest,
  post: PostOfSchedules,
  language: LanguageGroup,
  { action, why }: { readonly action?: Schedule['action']; readonly why?: string },
): Promise<void> {
  const pending = await pendingSchedules(req, post.id, language)
  for (const schedule of pending.filter((each) => !action || each.action === action)) {
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
