import type { PayloadRequest } from 'payload'
import type { Schedule } from '../../payload-types.ts'
import type { LanguageGroup } from '../language-fields.ts'

/** How many of a text's newest schedules are read: a later one of the same action replaces each. */
const MAX_SCHEDULES = 20

/** The `why` of a schedule that was cancelled because its text changed. */
export const TEXT_CHANGED = 'text_changed'

const isMissed = ({ state, why }: Schedule) =>
  state === 'failed' || (state === 'cancelled' && why === TEXT_CHANGED)

/** Whether the text was published or withdrawn after a schedule had ended. */
async function isResolved(req: PayloadRequest, post: number, missed: Schedule): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'audit',
    where: {
      and: [
        { document: { equals: String(post) } },
        { action: { in: ['post.published', 'post.withdrawn'] } },
        { collection: { equals: 'posts' } },
        { language: { equals: missed.language } },
        { createdAt: { greater_than: missed.endedAt ?? missed.updatedAt } },
      ],
    },
    req,
  })
  return totalDocs > 0
}

/**
 * The newest schedule of a post's text that failed, or was cancelled because the text changed;
 * `undefined` once the text has been published or withdrawn, or the same action is scheduled again.
 */
export async function findMissedSchedule(
  req: PayloadRequest,
  post: number,
  language: LanguageGroup,
): Promise<Schedule | undefined> {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: { and: [{ post: { equals: post } }, { language: { equals: language } }] },
    sort: '-id',
    limit: MAX_SCHEDULES,
    depth: 0,
    pagination: false,
    req,
  })
  // The newest schedule of each action.
  const newest = docs.filter(
    ({ action }, i) => docs.findIndex((schedule) => schedule.action === action) === i,
  )
  const missed = newest.find(isMissed)
  return missed && !(await isResolved(req, post, missed)) ? missed : undefined
}
