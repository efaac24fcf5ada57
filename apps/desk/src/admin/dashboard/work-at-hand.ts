import type { PayloadRequest, Where } from 'payload'
import { departmentsRead } from '../../access/departments-read.ts'
import { hasRole } from '../../access/role.ts'
import type { LanguageGroup } from '../../collections/language-fields.ts'
import { readPost, writersOf } from '../../collections/posts/publishing/read-post.ts'
import { returnedText } from '../../collections/posts/review/returned-text.ts'
import { endOfMogadishuDay } from '../../i18n/mogadishu-time.ts'
import type { Post, Schedule } from '../../payload-types.ts'

/** Most lines of a list: more is work for the lists themselves, to which each links. */
export const MAX_LINES = 8

/** How many of the newest returns are looked at for those of a person's texts. */
const MAX_RETURNS_READ = 30

/** A post on the dashboard. */
export interface PostLine {
  readonly id: number
  /** Empty for a post without a title. */
  readonly heading: string
  /** ISO instant of its last change. */
  readonly at: string
  /** Texts that the list is about. */
  readonly languages: readonly LanguageGroup[]
}

/** Something that happens by itself. */
export interface ScheduleLine {
  readonly post: number
  readonly heading: string
  readonly language: LanguageGroup
  readonly action: Schedule['action']
  /** ISO instant. */
  readonly at: string
}

/** Posts and how many there are in all. */
export interface PostList {
  readonly lines: readonly PostLine[]
  readonly total: number
}

/** A text that was sent back to its writer. */
export interface ReturnedLine {
  readonly post: number
  readonly heading: string
  readonly language: LanguageGroup
  /** What the writer should look at. */
  readonly remark: string
  /** ISO instant. */
  readonly at: string
}

/** The dashboard's lists; a list that a role has no use for is left out. */
export interface WorkAtHand {
  /** Texts in review, for those who publish. */
  readonly inReview?: PostList
  /** The person's own texts that are drafts or in review. */
  readonly ownDrafts?: PostList
  /** The person's own texts that were sent back with a remark. */
  readonly returned?: readonly ReturnedLine[]
  /** What is due until the end of the day in Mogadishu. */
  readonly dueToday?: readonly ScheduleLine[]
  /** What readers have had last. */
  readonly newest?: PostList
  /** Whether someone reads messages. */
  readonly readsMessages: boolean
}

const GROUPS = ['so', 'en'] as const

/** Posts with a text in one of these states; a text without a title is none yet. */
const anyText = (states: readonly string[]): Where => ({
  or: GROUPS.map((group) => ({
    and: [
      { [`${group}.state`]: { in: [...states] } },
      { [`${group}.title`]: { exists: true } },
      { [`${group}.title`]: { not_equals: '' } },
    ],
  })),
})

function lineOf(post: Post, states: readonly string[]): PostLine {
  return {
    id: post.id,
    heading: post.heading ?? '',
    at: post.updatedAt,
    languages: GROUPS.filter(
      (group) => states.includes(post[group]?.state ?? '') && Boolean(post[group]?.title),
    ),
  }
}

/** Working copies with a text in one of these states, the latest changed first. */
async function posts(
  req: PayloadRequest,
  states: readonly string[],
  more: readonly Where[] = [],
): Promise<PostList> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'posts',
    where: { and: [anyText(states), ...more] },
    draft: true,
    sort: '-updatedAt',
    limit: MAX_LINES,
    depth: 0,
    req,
  })
  return { lines: docs.map((post) => lineOf(post, states)), total: totalDocs }
}

/** What readers have had last, in the order in which they see it. */
async function newestPosts(req: PayloadRequest): Promise<PostList> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'posts',
    where: { and: [{ _status: { equals: 'published' } }, anyText(['public'])] },
    sort: '-publishedAt',
    limit: MAX_LINES,
    depth: 0,
    req,
  })
  const lines = docs.map((post) => ({ ...lineOf(post, ['public']), at: post.publishedAt }))
  return { lines, total: totalDocs }
}

async function dueToday(req: PayloadRequest, now: Date): Promise<ScheduleLine[]> {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: {
      and: [
        { state: { equals: 'pending' } },
        { at: { less_than: endOfMogadishuDay(now).toISOString() } },
      ],
    },
    sort: 'at',
    limit: MAX_LINES,
    depth: 1,
    select: { post: true, language: true, action: true, at: true },
    populate: { posts: { heading: true } },
    req,
  })
  return docs.flatMap(({ post, language, action, at }) =>
    post && typeof post === 'object'
      ? [{ post: post.id, heading: post.heading ?? '', language, action, at }]
      : [],
  )
}

/** Texts that the person wrote and somebody sent back, until they go to review or to readers again. */
async function returnedTexts(req: PayloadRequest, user: number): Promise<ReturnedLine[]> {
  const { docs } = await req.payload.find({
    collection: 'audit',
    where: {
      and: [{ action: { equals: 'post.returned' } }, { who: { not_equals: user } }],
    },
    sort: '-id',
    limit: MAX_RETURNS_READ,
    depth: 0,
    pagination: false,
    req,
  })
  const texts = new Map(docs.map((event) => [`${event.document} ${event.language}`, event]))
  const lines = await Promise.all(
    [...texts.values()].map(async ({ document, language }): Promise<ReturnedLine[]> => {
      const id = Number(document)
      const group = language === 'en' ? 'en' : 'so'
      // A draft can have been deleted since.
      const working = await readPost(req, id).then(
        (post) => post.working,
        () => undefined,
      )
      const text = working?.[group]
      if (!working || text?.state !== 'draft' || !writersOf(working, group).includes(user))
        return []
      const returned = await returnedText(req, id, group)
      return returned ? [{ post: id, heading: text.title ?? '', language: group, ...returned }] : []
    }),
  )
  return lines.flat().slice(0, MAX_LINES)
}

/** Gathers what the request's person has to do at the desk now, by the person's roles. */
export async function workAtHand(req: PayloadRequest, now: Date = new Date()): Promise<WorkAtHand> {
  const { user } = req
  const readsMessages = departmentsRead(user).length > 0
  if (user?.collection !== 'users' || !hasRole(user, 'writer', 'publisher', 'administrator')) {
    return { readsMessages }
  }
  const [inReview, ownDrafts, returned, due, newest] = await Promise.all([
    hasRole(user, 'publisher', 'administrator') ? posts(req, ['inReview']) : undefined,
    posts(req, ['draft', 'inReview'], [{ savedBy: { equals: user.id } }]),
    returnedTexts(req, user.id),
    dueToday(req, now),
    newestPosts(req),
  ])
  return {
    ...(inReview && { inReview }),
    ownDrafts,
    returned,
    dueToday: due,
    newest,
    readsMessages,
  }
}
