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
  asked: PageQuery,
  filter?: PostFilter,
): Promise<ListPage<Post>> {
  const query = { category_id: category, language }
  return listPage(transport, { name: 'postsByCategory', query, filter }, asked)
}

/** One page of the press releases, newest first. */
export function pressReleasesPage(
  transport: Transport,
  language: Language,
  asked: PageQuery,
): Promise<ListPage<Post>> {
  return listPage(transport, { name: 'pressReleases', query: { language } }, asked)
}

/** The newest posts of a kind in a language: of news by their own call, of others by their lists. */
export function latestOfKind(
  transport: Transport,
  kind: PostKind,
  language: Language,
  limit: number,
): Promise<List<Post>> {
  if (kind === 'news') return latestNews(transport, language, limit)
  const asked = { page: null, size: limit }
  return kind === 'pressReleases'
    ? pressReleasesPage(transport, language, asked)
    : postsPage(transport, categoryOfPostKind(kind, language), language, asked)
}

/** One post in a language; `missing` where it is not public in it. */
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
