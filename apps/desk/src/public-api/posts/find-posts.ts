import { type Language, PAGE_SIZE, type PostKind, type PostPayload } from '@gaashaan/contract'
import type { Payload, Where } from 'payload'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { toPost } from '../../collections/posts/to-contract.ts'
import { linkPaths } from '../../links/link-paths.ts'
import { ListPage } from '../load.ts'
import { totalOf } from '../totals.ts'
import { type PostFilter, postsWhere } from './posts-where.ts'

/**
 * Most posts of a list that is not asked for by pages, so that no answer can fill the memory: the
 * newest. Specification §7 names no bound; our site asks by pages.
 */
export const MAX_LISTED = 1000

/** Leaves the other language's rich text in the database. */
export function withoutOtherText(language: Language, richTextName: 'content' | 'description') {
  return language === 'SO' ? { en: { [richTextName]: false } } : { so: { [richTextName]: false } }
}

const WITHOUT_TEXTS = { so: { content: false }, en: { content: false } } as const

export interface PostQuery extends PostFilter {
  readonly kind: PostKind
  readonly language: Language
  /** Most posts of a list that is not paged. */
  readonly limit?: number | undefined
  readonly page?: number | undefined
  readonly page_size?: number | undefined
  /** `false` leaves the texts in the database and `content` out of the posts. */
  readonly with_content?: boolean | undefined
}

function withoutContent({ content: _left, ...post }: PostPayload): PostPayload {
  return post
}

async function findPart(
  desk: Payload,
  query: PostQuery,
  where: Where,
  part: { readonly limit: number; readonly page?: number },
): Promise<PostPayload[]> {
  const { language, with_content: withContent = true } = query
  const { docs } = await desk.find({
    collection: 'posts',
    where,
    sort: query.closes_before ? ['-closesAt', '-id'] : ['-publishedAt', '-id'],
    select: withContent ? withoutOtherText(language, 'content') : WITHOUT_TEXTS,
    // What comes with a video is one relation further.
    depth: query.kind === 'videos' ? 2 : 1,
    pagination: false,
    ...part,
  })
  const texts = withContent ? docs.map((doc) => doc[LANGUAGE_GROUP[language]]?.content) : []
  const paths = await linkPaths(desk, language, texts)
  const posts = docs.map((doc) => toPost(doc, language, paths))
  return withContent ? posts : posts.map(withoutContent)
}

/**
 * The listed posts of a kind in a language, newest first; equal dates by id, the newer first. One
 * page with the list's total where `page` or `page_size` is given, and the first posts where not.
 */
export async function findPosts(
  desk: Payload,
  query: PostQuery,
): Promise<readonly PostPayload[] | ListPage> {
  const { limit = MAX_LISTED, page, page_size: size } = query
  const where = await postsWhere(desk, query)
  const isPaged = page !== undefined || size !== undefined
  if (!isPaged) return where ? findPart(desk, query, where, { limit }) : []
  if (!where) return new ListPage([], 0)
  const part = { limit: size ?? PAGE_SIZE.default, page: page ?? 1 }
  const total = await totalOf(desk, where)
  const isBeyond = (part.page - 1) * part.limit >= total
  return new ListPage(isBeyond ? [] : await findPart(desk, query, where, part), total)
}
