import type { Language, Post } from '@gaashaan/contract'
import { isoDay, longDate } from '../language/dates.ts'
import { tenderCalendar } from '../paths/feed-paths.ts'

export const TENDER_STATES = ['open', 'upcoming', 'closed'] as const

export type TenderState = (typeof TENDER_STATES)[number]

export interface TenderDate {
  readonly date: string
  readonly day: string
}

const DAY_MS = 86_400_000

/** A tender that closes within a week is urgent. */
const MAX_URGENT_DAYS = 7

/** Whether a post is a tender: it has a reference, or a day on which it opens or closes. */
export function isTender(post: Post): boolean {
  return Boolean(post.reference || post.opens_at || post.closes_at)
}

/** A tender's state on a day of Mogadishu, such as `2026-11-20`; it is open on its closing day. */
export function tenderState(post: Post, today: string): TenderState {
  if (post.closes_at && isoDay(post.closes_at) < today) return 'closed'
  return post.opens_at && isoDay(post.opens_at) > today ? 'upcoming' : 'open'
}

function tenderDate(moment: string | null | undefined, language: Language) {
  return moment ? { date: longDate(moment, language), day: isoDay(moment) } : undefined
}

/** The facts of a tender that suppliers look for first. */
export function presentTenderFacts(post: Post, language: Language, today: string) {
  const state = tenderState(post, today)
  const closes = tenderDate(post.closes_at, language)
  const daysLeft =
    state === 'open' && closes
      ? Math.round((Date.parse(closes.day) - Date.parse(today)) / DAY_MS)
      : undefined
  return {
    state,
    reference: post.reference || undefined,
    opens: tenderDate(post.opens_at, language),
    closes,
    /** Whole days until the closing day while the tender is open; 0 is today. */
    daysLeft,
    isUrgent: daysLeft !== undefined && daysLeft <= MAX_URGENT_DAYS,
    /** Path of its calendar while it has not closed. */
    calendar: closes && state !== 'closed' ? tenderCalendar(language, post.id) : undefined,
  }
}

export type TenderFacts = ReturnType<typeof presentTenderFacts>
