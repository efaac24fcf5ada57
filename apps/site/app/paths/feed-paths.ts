import type { Language } from '@gaashaan/contract/language'

/** The lists that have a feed, by the last part of its address. */
export const FEEDS = ['news', 'press-releases', 'tenders', 'speeches', 'publications'] as const

export type FeedName = (typeof FEEDS)[number]

/** Formats by the ending of an address, with their media types (RFC 4287 §7, JSON Feed 1.1). */
export const FEED_TYPES = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const

export type FeedFormat = keyof typeof FEED_TYPES

export const FEED_FORMATS = ['atom', 'json'] as const satisfies readonly FeedFormat[]

/**
 * The path of a feed, which names its language: feed readers have no cookie. `subcategory` is the
 * slug of one of the news.
 */
export function feedPath(
  language: Language,
  name: FeedName,
  format: FeedFormat,
  subcategory?: string,
): string {
  const part = subcategory === undefined ? '' : `/${encodeURIComponent(subcategory)}`
  return `/feeds/${language.toLowerCase()}/${name}${part}.${format}`
}

/** The path of the calendar of open tenders. */
export function tendersCalendar(language: Language): string {
  return `/calendars/${language.toLowerCase()}/tenders.ics`
}

/** The path of one tender's own calendar: its closing date. */
export function tenderCalendar(language: Language, id: number | string): string {
  return `/calendars/${language.toLowerCase()}/tenders/${id}.ics`
}
