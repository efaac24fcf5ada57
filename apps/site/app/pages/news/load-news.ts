import { type Language, newsCategory } from '@gaashaan/contract'
import type { PostFilter } from '../../api/list-page.ts'
import { newsSubcategories, postsPage } from '../../api/posts.ts'
import type { Transport } from '../../api/transport.ts'
import { subcategorySlug } from '../../feeds/subcategory-slug.ts'
import { type ListingSize, presentPosts } from '../../news/present-posts.ts'

/** News to a page, and characters of an excerpt (Specification §9). */
const SIZE: ListingSize = { page: 4, excerpt: 100 }

const subcategoryFilter = (name: string): PostFilter => ({
  query: { subcategory_name: name },
  matches: (post) => post.subcategory_name === name,
})

/**
 * One page of the news. The query's `subcategory` is the name of an existing one, anything else means
 * All; `page` counts within the filter (Specification §4).
 */
export async function loadNews(transport: Transport, language: Language, query: URLSearchParams) {
  const loadPage = async (filter?: PostFilter) => {
    const pageQuery = { page: query.get('page'), size: SIZE.page }
    const news = await postsPage(transport, newsCategory(language), language, pageQuery, filter)
    return presentPosts(news, language, SIZE)
  }
  const requested = query.get('subcategory')
  // Without a subcategory in the query, news and subcategories are loaded at the same time.
  const [subcategories, unfiltered] = await Promise.all([
    newsSubcategories(transport, language),
    requested === null ? loadPage() : undefined,
  ])
  const subcategory = subcategories.find(({ name }) => name === requested)
  const listing = unfiltered ?? (await loadPage(subcategory && subcategoryFilter(subcategory.name)))
  return {
    ...listing,
    subcategories: subcategories.map(({ name }) => name),
    subcategory: subcategory?.name,
    feed: subcategory && subcategorySlug(subcategory),
  }
}
