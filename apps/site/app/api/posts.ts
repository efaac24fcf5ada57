import {
  type CategoryId,
  categoryOfPostKind,
  type FeaturedPost,
  type Language,
  newsCategory,
  type Post,
  type PostKind,
  type Subcategory,
} from '@gaashaan/contract'
import { asList, type CallResult, call, type List } from './call.ts'
import { type ListPage, listPage, type PageQuery, type PostFilter } from './list-page.ts'
import type { Transport } from './transport.ts'

/** The featured posts of a category, newest first. */
export async function featuredPosts(
  transport: Transport,
  category: CategoryId,
  language: Language,
): Promise<List<FeaturedPost>> {
  return asList(await call(transport, 'featuredPosts', { category_id: category, language }))
}

/** The latest news of a language, newest first; `limit` is from 1 to 50. */
export async function latestNews(
  transport: Transport,
  language: Language,
  limit: number,
): Promise<List<Post>> {
  const category_id = newsCategory(language)
  return asList(await call(transport, 'latestPosts', { category_id, language, limit }))
}

/** One page of a category's posts that have text in the language, newest first. */
export function postsPage(
  transport: Transport,
  category: CategoryId,
  language: Language,
  page: PageQuery,
  filter?: PostFilter,
): Promise<ListPage<Post>> {
  const query = { category_id: category, language }
  return listPage(transport, { name: 'postsByCategory', query, filter }, page)
}

/** One page of the press releases, newest first. */
export function pressReleasesPage(
  transport: Transport,
  language: Language,
  page: PageQuery,
): Promise<ListPage<Post>> {
  return listPage(transport, { name: 'pressReleases', query: { language } }, page)
}

/** The newest posts of a kind in a language. News has a call of its own for them. */
export function latestOfKind(
  transport: Transport,
  kind: PostKind,
  language: Language,
  limit: number,
): Promise<List<Post>> {
  if (kind === 'news') return latestNews(transport, language, limit)
  const page = { page: null, size: limit }
  return kind === 'pressReleases'
    ? pressReleasesPage(transport, language, page)
    : postsPage(transport, categoryOfPostKind(kind, language), language, page)
}

/** One post; `missing` where it is not public in the language. */
export function postById(
  transport: Transport,
  id: number,
  language: Language,
): Promise<CallResult<Post>> {
  return call(transport, 'post', { language }, id)
}

/** The subcategories of the news; none where the call fails, so that only All remains (§8). */
export async function newsSubcategories(
  transport: Transport,
  language: Language,
): Promise<readonly Subcategory[]> {
  const category_id = newsCategory(language)
  return asList(await call(transport, 'subcategories', { category_id, language })).items
}
