import type { PayloadRequest, Where } from 'payload'
import { readableDepartments } from '../../access/readable-departments.ts'
import { hasRole } from '../../access/role.ts'
import { lockedAccounts } from '../../auth/locks/locked-accounts.ts'
import type { LanguageGroup } from '../../collections/language-fields.ts'
import { readPost, writersOf } from '../../collections/posts/publishing/read-post.ts'
import { returnedText } from '../../collections/posts/review/returned-text.ts'
import { type WaitingChange, waitingChanges } from '../../four-eyes/waiting-changes.ts'
import { endOfMogadishuDay } from '../../i18n/mogadishu-time.ts'

/** At most this many lines in a list; each links to the complete one. */
const MAX_LINES = 8

/** The newest returns among which those of the person's texts are looked for. */
const MAX_RETURNS_READ = 30

/** Posts in a list: the first lines, and the number of all. */
export type PostList = Awaited<ReturnType<typeof findPosts>>

/** The dashboard's lists; those that a role has no use for are left out. */
export interface WorkAtHand {
  /** Texts in review, for those who publish. */
  readonly inReview?: PostList
  /** Texts that were taken back for good and wait for a second person, for those who publish. */
  readonly removals?: Awaited<ReturnType<typeof findRemovals>>
  /** Accounts that are locked after wrong passwords or codes, for administrators. */
  readonly lockedAccounts?: Awaited<ReturnType<typeof lockedAccounts>>
  /** Changes of everything but posts that readers do not have yet, for those who publish. */
  readonly waiting?: readonly WaitingChange[]
  /** The person's own texts that are drafts or in review. */
  readonly ownDrafts?: PostList
  /** The person's own texts that were sent back with a remark. */
  readonly returned?: Awaited<ReturnType<typeof returnedTexts>>
  /** What is scheduled until the end of the day in Mogadishu. */
  readonly dueToday?: Awaited<ReturnType<typeof findDueToday>>
  /** What was published last. */
  readonly newest?: PostList
  readonly readsMessages: boolean
}

const GROUPS = ['so', 'en'] as const

/** Posts with a text in one of these states; a text without a title does not count. */
const hasText = (states: readonly string[]): Where => ({
  or: GROUPS.map((group) => ({
    and: [
      { [`${group}.state`]: { in: [...states] } },
      { [`${group}.title`]: { exists: true } },
      { [`${group}.title`]: { not_equals: '' } },
    ],
  })),
})

/**
 * Posts with a text in one of these states: published ones in the order of the public site, working
 * copies by their last change.
 */
async function findPosts(req: PayloadRequest, states: readonly string[], filter: Where = {}) {
  const isPublished = states.includes('public')
  const { docs, totalDocs } = await req.payload.find({
    collection: 'posts',
    where: { and: [hasText(states), filter] },
    draft: !isPublished,
    sort: isPublished ? '-publishedAt' : '-updatedAt',
    limit: MAX_LINES,
    depth: 0,
    req,
  })
  const lines = docs.map((post) => ({
    id: post.id,
    heading: post.heading ?? '',
    /** ISO instant. */
    at: isPublished ? post.publishedAt : post.updatedAt,
    /** The languages whose texts are in one of the states. */
    languages: GROUPS.filter(
      (group) => states.includes(post[group]?.state ?? '') && Boolean(post[group]?.title),
    ),
  }))
  return { lines, total: totalDocs }
}

async function findDueToday(req: PayloadRequest, now: Date) {
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

/** Texts of the person that somebody sent back, until they are in review or public again. */
async function returnedTexts(req: PayloadRequest, user: number) {
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
    [...texts.values()].map(async ({ document, language }) => {
      const id = Number(document)
      const group: LanguageGroup = language === 'en' ? 'en' : 'so'
      // The draft may have been deleted since.
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

/** Removals that somebody else has to decide about, the oldest first. */
async function findRemovals(req: PayloadRequest, user: number) {
  const fourEyes = req.payload.config.custom.fourEyes !== false
  const { docs } = await req.payload.find({
    collection: 'removals',
    where: {
      and: [
        { state: { equals: 'waiting' } },
        ...(fourEyes ? [{ removedBy: { not_equals: user } }] : []),
      ],
    },
    sort: 'id',
    limit: MAX_LINES,
    depth: 0,
    req,
  })
  return docs.map(({ id, post, language, reason, createdAt: at }) => ({
    ...{ id, post, language, reason, at },
  }))
}

/** What the person of a request has to do at the desk now, by their roles. */
export async function workAtHand(req: PayloadRequest, now: Date = new Date()): Promise<WorkAtHand> {
  const { user } = req
  const readsMessages = readableDepartments(user).length > 0
  if (user?.collection !== 'users' || !hasRole(user, 'writer', 'publisher', 'administrator')) {
    return { readsMessages }
  }
  const publishes = hasRole(user, 'publisher', 'administrator')
  const [inReview, removals, waiting, ownDrafts, returned, dueToday, newest] = await Promise.all([
    publishes ? findPosts(req, ['inReview']) : undefined,
    publishes ? findRemovals(req, user.id) : undefined,
    publishes ? waitingChanges(req, user.id) : undefined,
    findPosts(req, ['draft', 'inReview'], { savedBy: { equals: user.id } }),
    returnedTexts(req, user.id),
    findDueToday(req, now),
    findPosts(req, ['public'], { _status: { equals: 'published' } }),
  ])
  const forAdministrators = hasRole(user, 'administrator') && {
    lockedAccounts: await lockedAccounts(req, MAX_LINES),
  }
  const lists = { ownDrafts, returned, dueToday, newest, readsMessages }
  const forPublishers = inReview && removals && waiting && { inReview, removals, waiting }
  return { ...lists, ...forPublishers, ...forAdministrators }
}
