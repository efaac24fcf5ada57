import { type Language, newsCategory } from '@gaashaan/contract'
import type { PostFilter } from '../../api/list-page.ts'
import { newsSubcategories, postsPage } from '../../api/posts.ts'
import type { Transport } from '../../api/transport.ts'
import { subcategorySlug } from '../../feeds/subcategory-slug.ts'
import { type ListingSize, presentPosts } from '../../news/present-posts.ts'

/** News to a page, and characters of an excerpt (Specification §9). */
const SIZE: ListingSize = { page: 4, excerpt: 100 }

const ofSubcategory = (name: string): PostFilter => ({
  query: { subcategory_name: name },
  fits: (post) => post.subcategory_name === name,
})

/**
 * The news as the query asks for them: `subcategory` is the name of one that exists, anything else
 * is All; `page` counts within the filter (Specification §4).
 */
export async function loadNews(transport: Transport, language: Language, query: URLSearchParams) {
  const subcategories = newsSubcategories(transport, language)
  const page = async (filter?: PostFilter) => {
    const asked = { page: query.get('page'), size: SIZE.page }
    const news = await postsPage(transport, newsCategory(language), language, asked, filter)
    return presentPosts(news, language, SIZE)
  }
  const named = query.get('subcategory')
  // Only a name that may be a subcategory's makes the list wait for theirs.
  const [all, everything] = await Promise.all([subcategories, named === null ? page() : undefined])
  const names = all.map(({ name }) => name)
  const subcategory = names.find((name) => name === named)
  const listing =
    everything ?? (await page(subcategory === undefined ? undefined : ofSubcategory(subcategory)))
  const followed = all.find(({ name }) => name === subcategory)
  const feed = followed && subcategorySlug(followed)
  return { ...listing, subcategories: names, subcategory, feed }
}
