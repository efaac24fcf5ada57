import type { Language, Post, Subcategory } from '@gaashaan/contract'
import type { List } from '../../api/call.ts'
import { presentPosts } from '../../news/present-posts.ts'

/** News to a page, and characters of an excerpt (Specification §9). */
export const NEWS_PAGE_SIZE = 4
export const NEWS_EXCERPT = 100

/**
 * The news list as the query asks for it: `subcategory` is the name of one that exists, anything
 * else is All; `page` counts within the filter (Specification §4).
 */
export function presentNews(
  news: List<Post>,
  subcategories: readonly Subcategory[],
  language: Language,
  query: URLSearchParams,
) {
  const names = subcategories.map(({ name }) => name)
  const subcategory = names.find((name) => name === query.get('subcategory'))
  const chosen =
    subcategory === undefined
      ? news.items
      : news.items.filter((post) => post.subcategory_name === subcategory)
  const size = { page: NEWS_PAGE_SIZE, excerpt: NEWS_EXCERPT }
  const listing = presentPosts({ items: chosen, failed: news.failed }, language, query, size)
  return { ...listing, subcategories: names, subcategory }
}
