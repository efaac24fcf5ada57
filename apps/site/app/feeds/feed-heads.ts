import type { Language } from '@gaashaan/contract/language'
import { FEED_FORMATS, FEED_TYPES, type FeedName, feedPath } from '../paths/feed-paths.ts'

/**
 * What `<link>` says of a feed in each format: by this browsers and feed readers find it. `title` is
 * the list's, `subcategory` the slug of one of the news.
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
