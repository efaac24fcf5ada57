import { randomUUID } from 'node:crypto'
import { getLatestCollectionVersion, type PayloadRequest } from 'payload'
import type { Post } from '../../../payload-types.ts'
import { LANGUAGE_GROUP, type LanguageGroup } from '../../language-fields.ts'
import type { TextState } from '../text-states.ts'
import { Refusal } from './refusals.ts'
import { isSameIn, isSameText, PLACEMENT_FIELDS, SHARED_FIELDS } from './text-equality.ts'

/** The two copies of a post as they are stored: relations are ids. */
export interface PostCopies {
  readonly id: number
  /** What readers have, once it is published. */
  readonly main: Post
  /** The newest version, which the desk shows and changes. */
  readonly working: Post
}

export type Group = NonNullable<Post['so']>

/**
 * Waits until nobody else publishes or saves the post, and makes others wait until the request's
 * transaction ends: what is read afterwards is the newest. SQLite does so by itself; for PostgreSQL
 * the row has to be written.
 */
export async function lockRow(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'posts',
    where: { id: { equals: id } },
    // `updatedAt: null` leaves the date as it is: readers see no change yet.
    data: { turn: randomUUID(), updatedAt: null },
    options: { atomic: true },
    req,
    returning: false,
  })
}

/** Both copies of a post. Throws a `Refusal` for an unknown id. */
export async function readPost(req: PayloadRequest, id: number): Promise<PostCopies> {
  const { payload } = req
  const query = { collection: 'posts' as const, where: { id: { equals: id } }, req }
  const main = await payload.db.findOne<Post>(query)
  if (!main) throw new Refusal('not_found', req)
  const { config } = payload.collections.posts
  const working = (await getLatestCollectionVersion({ id, config, payload, query, req })) as Post
  return { id, main, working: working ?? main }
}

/** The state of what readers have of a text; `draft` for nothing. */
export function publicStateOf(main: Post, group: LanguageGroup): TextState {
  const state = main._status === 'published' ? main[group]?.state : 'draft'
  return state === 'public' || state === 'withdrawn' ? state : 'draft'
}

/** Whether readers have had any text of the post. */
export function wasEverPublic(main: Post): boolean {
  return Object.values(LANGUAGE_GROUP).some(
    (group) => publicStateOf(main, group) !== 'draft' || main[group]?.firstPublishedAt,
  )
}

/** Whether publishing the text would change what readers have. */
export function hasChanges({ main, working }: PostCopies, group: LanguageGroup): boolean {
  if (publicStateOf(main, group) === 'draft') return !isSameText(undefined, working[group])
  const shared = [...SHARED_FIELDS, ...PLACEMENT_FIELDS]
  return !isSameText(main[group], working[group]) || !isSameIn(shared, main, working)
}

/** Ids of the accounts that changed the text or a shared field since readers last had it. */
export function writersOf(post: Post, group: LanguageGroup): readonly number[] {
  const ids = [post[group]?.changedBy, post.sharedChangedBy].flat()
  return ids.filter((value): value is number => typeof value === 'number')
}
