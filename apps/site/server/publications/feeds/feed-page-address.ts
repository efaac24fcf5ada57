import { type FeedFormat, feedPath } from '../../../app/paths/feed-paths.ts'
import type { Feed } from './load-feed.ts'

/** The whole address of a page of a feed; the first one has no number. */
export function feedPageUrl(feed: Feed, format: FeedFormat, page = feed.page): string {
  const { siteUrl, language, name, subcategory } = feed
  const path = feedPath(language, name, format, subcategory)
  return siteUrl + path + (page === 1 ? '' : `?page=${page}`)
}
