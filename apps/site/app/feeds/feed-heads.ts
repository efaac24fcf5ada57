import type { Language } from '@gaashaan/contract/language'
import { FEED_FORMATS, FEED_TYPES, type FeedName, feedPath } from '../paths/feed-paths.ts'

/**
 * The `<link>` elements by which browsers and feed readers find a feed, one for each format. `title` is
 * the list's title, `subcategory` the slug of a subcategory of the news.
 */
export function feedHeads(
  language: Language,
  name: FeedName,
  title: string,
  subcategory?: string | undefined,
) {
  return FEED_FORMATS.map((format) => ({
    rel: 'alternate',
    type: FEED_TYPES[format],
    title,
    href: feedPath(language, name, format, subcategory),
  }))
}
