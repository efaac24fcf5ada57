import type { Language, Post } from '@gaashaan/contract'
import type { ListPage, PageQuery } from '../api/list-page.ts'
import type { ImageSlot } from '../images/image-slots.ts'
import { presentPost } from './present-post.ts'

/** The number of posts on a page, and the most characters of an excerpt. */
export interface ListingSize {
  readonly page: number
  readonly excerpt: number
  /** The slot of the pictures; that of cards and rows when left out. */
  readonly slot?: ImageSlot
}

/**
 * The size of lists that the specification does not show (speeches, publications, tenders, army,
 * war on terror): six posts to a page as in the Media Center, excerpts as those of press releases (§9).
 */
export const LISTING_SIZE: ListingSize = { page: 6, excerpt: 150 }

/** The page of a list that a URL names. */
export function pageQuery(url: string, size: ListingSize = LISTING_SIZE): PageQuery {
  return { page: new URL(url).searchParams.get('page'), size: size.page }
}

/** One page of a list of posts. An empty list may have `failed` to load (Specification §8). */
export function presentPosts(
  { items, page, pages, failed }: ListPage<Post>,
  language: Language,
  size: ListingSize = LISTING_SIZE,
) {
  const posts = items.map((post) => presentPost(post, language, size.excerpt, size.slot))
  return { posts, page, pages, failed }
}

export type Listing = ReturnType<typeof presentPosts>
