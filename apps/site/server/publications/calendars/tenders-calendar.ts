import type { Language, Post } from '@gaashaan/contract'
import { plainText } from '../../../app/html/clean-html.server.ts'
import { withLanguage } from '../../../app/language/language-path.ts'
import { shorten } from '../../../app/news/shorten.ts'
import { articlePath } from '../../../app/paths/article-path.ts'
import { messagesFor } from '../documents/messages.ts'
import { postTimes } from '../documents/post-times.ts'
import { calendarInstant, calendarLines, calendarText } from './ical-text.ts'

const MAX_DESCRIPTION_CHARS = 400

function eventLines(post: Post, language: Language, siteUrl: string): string[] {
  if (!post.closes_at) return []
  const { closes, reference } = messagesFor(language).posts.tenders
  const url = siteUrl + withLanguage(articlePath(post), language)
  const number = post.reference && `${reference}: ${post.reference}`
  const text = shorten(plainText(post.content ?? ''), MAX_DESCRIPTION_CHARS)
  const changed = calendarInstant(postTimes(post).updated)
  return [
    'BEGIN:VEVENT',
    `UID:tender-${post.id}-${language.toLowerCase()}@${new URL(siteUrl).hostname}`,
    // In a calendar without METHOD, the time of the last change.
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART:${calendarInstant(post.closes_at)}`,
    `SUMMARY:${calendarText(`${closes}: ${post.title}`)}`,
    `DESCRIPTION:${calendarText([number, text, url].filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/**
 * The closing dates of tenders as a calendar (RFC 5545). The instants are in UTC, so that programs
 * show them in their user's time zone. An event at an instant has no end (§3.6.1).
 */
export function tendersCalendarText(
  tenders: readonly Post[],
  language: Language,
  siteUrl: string,
): string {
  const { furniture, posts } = messagesFor(language)
  const name = calendarText(`${posts.tenders.title} – ${furniture.ministry}`)
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(furniture.ministry)}//Gaashaan//${language}`,
    'CALSCALE:GREGORIAN',
    // The name by RFC 7986 §5.1, and for older programs.
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...tenders.flatMap((post) => eventLines(post, language, siteUrl)),
    'END:VCALENDAR',
  ])
}
