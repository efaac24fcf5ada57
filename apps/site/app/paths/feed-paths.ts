import type { Language } from '@gaashaan/contract/language'

/** The lists that have a feed, by the last segment of its path. */
export const FEEDS = ['news', 'press-releases', 'tenders', 'speeches', 'publications'] as const

export type FeedName = (typeof FEEDS)[number]

/** Media types by the extension of a feed's path (RFC 4287 §7, JSON Feed 1.1). */
export const FEED_TYPES = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const

export type FeedFormat = keyof typeof FEED_TYPES

export const FEED_FORMATS = ['atom', 'json'] as const satisfies readonly FeedFormat[]

/**
 * The path of a feed. It names its language, because feed readers have no cookie. `subcategory` is the
 * slug of a subcategory of the news.
 */
export function feedPath(
  language: Language,
  name: FeedName,
  format: FeedFormat,
  subcategory?: string,
): string {
  const segment = subcategory === undefined ? '' : `/${encodeURIComponent(subcategory)}`
  return `/feeds/${language.toLowerCase()}/${name}${segment}.${format}`
}

/** The path of the calendar of open tenders. */
export function tendersCalendar(language: Language): string {
  return `/calendars/${language.toLowerCase()}/tenders.ics`
}

/** The path of one tender's calendar, which has its closing date. */
export function tenderCalendar(language: Language, id: number | string): string {
  return `/calendars/${language.toLowerCase()}/tenders/${id}.ics`
}
