import type { FeaturedPost, Language, Post } from '@gaashaan/contract'
import { IMAGE_SLOTS, type ImageSlot } from '../../images/image-slots.ts'
import { type PagePicture, pagePicture } from '../../images/page-picture.ts'
import { isoDay, longDate } from '../../language/dates.ts'
import { articleSlug } from '../../news/slug.ts'
import { PATHS } from '../../paths/canonical-paths.ts'

/** A news item as the home page shows it. */
export interface NewsOnHome {
  readonly id: number
  readonly title: string
  /** Address of its article. */
  readonly to: string
  readonly picture: PagePicture | undefined
  readonly subcategory: string | undefined
  readonly date: string | undefined
  readonly day: string | undefined
}

/**
 * A news post for the home page. A featured one may come with id, title and post_url alone
 * (Specification §7): its picture is then what post_url names, and it has no date.
 */
export function presentNews(
  post: FeaturedPost | Post,
  language: Language,
  place: ImageSlot = IMAGE_SLOTS.featured,
): NewsOnHome {
  return {
    id: post.id,
    title: post.title,
    to: `${PATHS.article}/${articleSlug(post.title, post.id)}`,
    picture: pagePicture(post.picture, post.post_url, post.title, place),
    subcategory: post.subcategory_name?.trim() || undefined,
    date: post.created_at && longDate(post.created_at, language),
    day: post.created_at && isoDay(post.created_at),
  }
}

/** The latest news in the order of the home page: the answer reversed (Specification §7). */
export function presentLatest(posts: readonly Post[], language: Language): readonly NewsOnHome[] {
  return posts.map((post) => presentNews(post, language, IMAGE_SLOTS.latest)).reverse()
}
