import type { FeaturedPost, Language, Post } from '@gaashaan/contract'
import { IMAGE_SLOTS, type ImageSlot } from '../../images/image-slots.ts'
import { pagePicture } from '../../images/page-picture.ts'
import { isoDay, longDate } from '../../language/dates.ts'
import { articlePath } from '../../paths/article-path.ts'

/**
 * A news post for the home page. A featured one may have id, title and post_url alone (Specification
 * §7): its picture is then the one of post_url, and it has no date.
 */
export function presentNews(
  post: FeaturedPost | Post,
  language: Language,
  slot: ImageSlot = IMAGE_SLOTS.featured,
) {
  return {
    id: post.id,
    title: post.title,
    to: articlePath(post),
    picture: pagePicture(post.picture, post.post_url, post.title, slot),
    subcategory: post.subcategory_name?.trim() || undefined,
    date: post.created_at && longDate(post.created_at, language),
    day: post.created_at && isoDay(post.created_at),
  }
}

/** A news item as the home page shows it. */
export type NewsOnHome = ReturnType<typeof presentNews>

/** The latest news in the home page's order, which is the reverse of the host's (Specification §7). */
export function presentLatestNews(
  posts: readonly Post[],
  language: Language,
): readonly NewsOnHome[] {
  return posts.map((post) => presentNews(post, language, IMAGE_SLOTS.latest)).reverse()
}
