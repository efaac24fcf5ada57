import type { FeedEntry } from './feed-entry.ts'
import { type Feed, feedPageUrl } from './load-feed.ts'

function feedItem(entry: FeedEntry) {
  return {
    id: entry.id,
    url: entry.url,
    title: entry.title,
    // One of the two is required.
    ...(entry.html ? { content_html: entry.html } : { content_text: entry.summary || entry.title }),
    ...(entry.summary && { summary: entry.summary }),
    ...(entry.picture && { image: entry.picture }),
    date_published: entry.published,
    date_modified: entry.updated,
    ...(entry.subcategory && { tags: [entry.subcategory] }),
    ...(entry.enclosures.length > 0 && {
      attachments: entry.enclosures.map(({ url, type, bytes }) => ({
        url,
        mime_type: type,
        ...(bytes && { size_in_bytes: bytes }),
      })),
    }),
  }
}

/** A page of a feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeedText(feed: Feed): string {
  const { siteUrl, page, pages } = feed
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.subtitle,
    home_page_url: feed.homeUrl,
    feed_url: feedPageUrl(feed, 'json'),
    ...(page < pages && { next_url: feedPageUrl(feed, 'json', page + 1) }),
    icon: `${siteUrl}/apple-touch-icon.png`,
    favicon: `${siteUrl}/favicon.ico`,
    authors: [{ name: feed.ministry, url: siteUrl }],
    language: feed.language.toLowerCase(),
    items: feed.entries.map(feedItem),
  })
}
