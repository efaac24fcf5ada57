import type { Language, Post } from '@gaashaan/contract'
import type { ListPage, PageQuery } from '../api/list-page.ts'
import type { ImageSlot } from '../images/image-slots.ts'
import type { PostSummary } from './post-summary.ts'
import { presentPost } from './present-post.ts'

/** Posts to a page, and the most characters of an excerpt. */
export interface ListingSize {
  readonly page: number
  readonly excerpt: number
  /** Where the pictures are painted; in cards and rows when left out. */
  readonly place?: ImageSlot
}

/**
 * The size of lists that the specification does not show (speeches, publications, tenders, army,
 * war on terror): six to a page as in the Media Center, excerpts as of press releases (§9).
 */
export const LISTING_SIZE: ListingSize = { page: 6, excerpt: 150 }

/** The page of a list that a reader's address asks for. */
export function askedPage(url: string, size: ListingSize = LISTING_SIZE): PageQuery {
  return { page: new URL(url).searchParams.get('page'), size: size.page }
}

/** One page of a list of posts. */
export interface Listing {
  readonly posts: readonly PostSummary[]
  readonly page: number
  readonly pages: number
  /** The list is empty because it could not be loaded (Specification §8). */
  readonly failed: boolean
}

export function presentPosts(
  { items, page, pages, failed }: ListPage<Post>,
  language: Language,
  size: ListingSize = LISTING_SIZE,
): Listing {
  const posts = items.map((post) => presentPost(post, language, size.excerpt, size.place))
  return { posts, page, pages, failed }
}
