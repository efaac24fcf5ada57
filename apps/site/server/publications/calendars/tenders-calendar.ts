import type { Language, Post } from '@gaashaan/contract'
import { plainText } from '../../../app/html/clean-html.server.ts'
import { withLanguage } from '../../../app/language/address-language.ts'
import { shorten } from '../../../app/news/shorten.ts'
import { articlePath } from '../../../app/paths/article-path.ts'
import { messagesIn } from '../documents/messages.ts'
import { postTimes } from '../documents/post-times.ts'
import { calendarInstant, calendarLines, calendarText } from './ical-text.ts'

/** Most characters of a tender's text in its event. */
const DESCRIPTION = 400

function event(post: Post, closesAt: string, language: Language, siteUrl: string): string {
  const { closes, reference } = messagesIn(language).posts.tenders
  const address = siteUrl + withLanguage(articlePath(post), language)
  const number = post.reference ? [`${reference}: ${post.reference}`] : []
  const text = shorten(plainText(post.content ?? ''), DESCRIPTION)
  const changed = calendarInstant(postTimes(post).updated)
  return calendarLines([
    'BEGIN:VEVENT',
    `UID:tender-${post.id}-${language.toLowerCase()}@${new URL(siteUrl).hostname}`,
    // When this was written down: of a calendar without METHOD, when it was last changed.
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART:${calendarInstant(closesAt)}`,
    `SUMMARY:${calendarText(`${closes}: ${post.title}`)}`,
    `DESCRIPTION:${calendarText([...number, text, address].filter(Boolean).join('\n'))}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
}

/**
 * The closing dates of tenders as a calendar (RFC 5545), by their instants in UTC: a calendar shows
 * them in its reader's zone. An event at an instant has no end (§3.6.1).
 */
export function tendersCalendarText(
  tenders: readonly Post[],
  language: Language,
  siteUrl: string,
): string {
  const { furniture, posts } = messagesIn(language)
  const name = calendarText(`${posts.tenders.title} – ${furniture.ministry}`)
  const events = tenders.map((post) => {
    return post.closes_at ? event(post, post.closes_at, language, siteUrl) : ''
  })
  return [
    calendarLines([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${calendarText(furniture.ministry)}//Gaashaan//${language}`,
      'CALSCALE:GREGORIAN',
      // RFC 7986 §5.1 and §5.7, and the name that older programs know.
      `NAME:${name}`,
      `X-WR-CALNAME:${name}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ]),
    ...events,
    calendarLines(['END:VCALENDAR']),
  ].join('')
}
