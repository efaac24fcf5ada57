import type { PayloadRequest } from 'payload'
import type { Schedule } from '../../payload-types.ts'
import type { LanguageGroup } from '../language-fields.ts'

/** How many of a text's newest schedules are looked at: a later one of its kind replaces each. */
const LOOKED_AT = 20

/** Reason of a schedule that was cancelled because its text changed. */
export const TEXT_CHANGED = 'text_changed'

const isLost = ({ state, why }: Schedule) =>
  state === 'failed' || (state === 'cancelled' && why === TEXT_CHANGED)

/** Whether someone has published or withdrawn the text since a schedule of it came to nothing. */
async function isSettled(req: PayloadRequest, post: number, lost: Schedule): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'audit',
    where: {
      and: [
        { document: { equals: String(post) } },
        { action: { in: ['post.published', 'post.withdrawn'] } },
        { collection: { equals: 'posts' } },
        { language: { equals: lost.language } },
        { createdAt: { greater_than: lost.endedAt ?? lost.updatedAt } },
      ],
    },
    req,
  })
  return totalDocs > 0
}

/**
 * The schedule of a post's text that came to nothing without anyone's wish, by a failure or because
 * the text was changed, and about which nothing has been done since; the newest where there are two.
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
    limit: LOOKED_AT,
    depth: 0,
    pagination: false,
    req,
  })
  const lastOf = (action: Schedule['action']) => docs.find((each) => each.action === action)
  const [newest] = [lastOf('publish'), lastOf('withdraw')]
    .filter((last) => last !== undefined && isLost(last))
    .toSorted((one, other) => (other?.id ?? 0) - (one?.id ?? 0))
  return newest && !(await isSettled(req, post, newest)) ? newest : undefined
}
