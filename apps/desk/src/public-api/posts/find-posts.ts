import {
  type CacheTag,
  type Language,
  PAGE_SIZE,
  type PostKind,
  type PostPayload,
} from '@gaashaan/contract'
import type { Payload, Where } from 'payload'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { toPost } from '../../collections/posts/to-contract.ts'
import { linkPaths } from '../../links/link-paths.ts'
import { ListPage } from '../load.ts'
import { addReferenceTags } from '../reference-tags.ts'
import { countPosts } from './count-posts.ts'
import { type PostFilter, postsWhere } from './posts-where.ts'

/**
 * Maximum number of posts in a list without pages, the newest, so that no response fills the memory.
 * Specification §7 names no bound; our site requests pages.
 */
const MAX_UNPAGED_POSTS = 1000

/** A `select` that does not read the other language's rich text. */
export function omitOtherLanguage(language: Language, richTextName: 'content' | 'description') {
  return language === 'SO' ? { en: { [richTextName]: false } } : { so: { [richTextName]: false } }
}

/** A `select` that reads no content of posts. */
export const WITHOUT_CONTENT = { so: { content: false }, en: { content: false } } as const

interface PostQuery extends PostFilter {
  readonly kind: PostKind
  readonly language: Language
  /** Maximum number of posts in a list without pages. */
  readonly limit?: number | undefined
  readonly page?: number | undefined
  readonly page_size?: number | undefined
  /** `false` omits `content` from the posts. */
  readonly with_content?: boolean | undefined
  /** Gets the tags of what the posts refer to. */
  readonly tags: Set<CacheTag>
}

export function withoutContent({ content: _content, ...post }: PostPayload): PostPayload {
  return post
}

async function findRange(
  desk: Payload,
  query: PostQuery,
  where: Where,
  range: { readonly limit: number; readonly page?: number },
): Promise<PostPayload[]> {
  const { language, with_content: withContent = true } = query
  const { docs } = await desk.find({
    collection: 'posts',
    where,
    sort: query.closes_before ? ['-closesAt', '-id'] : ['-publishedAt', '-id'],
    select: withContent ? omitOtherLanguage(language, 'content') : WITHOUT_CONTENT,
    // The captions and poster of a video are one relation further.
    depth: query.kind === 'videos' ? 2 : 1,
    pagination: false,
    ...range,
  })
  addReferenceTags(query.tags, desk, 'posts', docs)
  for (const { id } of docs) query.tags.add(`post:${id}`)
  const texts = withContent ? docs.map((doc) => doc[LANGUAGE_GROUP[language]]?.content) : []
  const paths = await linkPaths(desk, language, texts)
  const posts = docs.map((doc) => toPost(doc, language, paths))
  return withContent ? posts : posts.map(withoutContent)
}

/**
 * The listed posts of a kind in a language, newest first, those of equal date by descending id. With
 * `page` or `page_size` it is one page with the list's total, else the first posts.
 */
export async function findPosts(
  desk: Payload,
  query: PostQuery,
): Promise<readonly PostPayload[] | ListPage> {
  const { limit = MAX_UNPAGED_POSTS, page, page_size: size } = query
  const where = await postsWhere(desk, query)
  const isPaged = page !== undefined || size !== undefined
  if (!isPaged) return where ? findRange(desk, query, where, { limit }) : []
  if (!where) return new ListPage([], 0)
  const range = { limit: size ?? PAGE_SIZE.default, page: page ?? 1 }
  const total = await countPosts(desk, where)
  const isBeyondEnd = (range.page - 1) * range.limit >= total
  return new ListPage(isBeyondEnd ? [] : await findRange(desk, query, where, range), total)
}
