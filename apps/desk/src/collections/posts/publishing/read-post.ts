import { randomUUID } from 'node:crypto'
import { getLatestCollectionVersion, type PayloadRequest } from 'payload'
import type { Post } from '../../../payload-types.ts'
import { LANGUAGE_GROUP, type LanguageGroup } from '../../language-fields.ts'
import type { TextState } from '../text-states.ts'
import { Refusal } from './refusals.ts'
import { isSameIn, isSameText, PLACING_FIELDS, SHARED_FIELDS } from './text-equality.ts'

/** The two copies of a post, as the database holds them: relations are numbers. */
export interface PostCopies {
  readonly id: number
  /** What readers have, once it is published. */
  readonly main: Post
  /** The newest version, which the desk shows and changes. */
  readonly working: Post
}

export type Group = NonNullable<Post['so']>

/**
 * Waits until nobody else publishes or saves this post, and keeps others waiting until the request's
 * transaction ends: what is read after it is the newest there is. SQLite does so by itself; for
 * PostgreSQL the row has to be written.
 */
export async function lockRow(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'posts',
    where: { id: { equals: id } },
    // No date of change: there is no change that readers see yet.
    data: { turn: randomUUID(), updatedAt: null },
    options: { atomic: true },
    req,
    returning: false,
  })
}

/** Both copies of a post; refuses the id of none. */
export async function readPost(req: PayloadRequest, id: number): Promise<PostCopies> {
  const { payload } = req
  const query = { collection: 'posts' as const, where: { id: { equals: id } }, req }
  const main = await payload.db.findOne<Post>(query)
  if (!main) throw new Refusal('not_found', req)
  const { config } = payload.collections.posts
  const working = (await getLatestCollectionVersion({ id, config, payload, query, req })) as Post
  return { id, main, working: working ?? main }
}

/** State of a text in what readers have: `draft` where they have nothing of it. */
export function publicStateOf(main: Post, group: LanguageGroup): TextState {
  const state = main._status === 'published' ? main[group]?.state : 'draft'
  return state === 'public' || state === 'withdrawn' ? state : 'draft'
}

/** The post as readers of a language have it; none where they have not. */
export function publicPostOf(main: Post, group: LanguageGroup): Post | undefined {
  return publicStateOf(main, group) === 'public' ? main : undefined
}

/** Whether readers have had any text of the post. */
export function wasEverPublic(main: Post): boolean {
  return Object.values(LANGUAGE_GROUP).some(
    (group) => publicStateOf(main, group) !== 'draft' || main[group]?.firstPublishedAt,
  )
}

/** Whether publishing the text would show readers anything that they do not have. */
export function hasChanges({ main, working }: PostCopies, group: LanguageGroup): boolean {
  if (publicStateOf(main, group) === 'draft') return !isSameText(undefined, working[group])
  const shared = [...SHARED_FIELDS, ...PLACING_FIELDS]
  return !isSameText(main[group], working[group]) || !isSameIn(shared, main, working)
}

/** Numbers of the accounts that changed the text, or what it shares, since readers last had it. */
export function writersOf(post: Post, group: LanguageGroup): readonly number[] {
  const numbers = [post[group]?.changedBy, post.sharedChangedBy].flat()
  return numbers.filter((value): value is number => typeof value === 'number')
}
