import { createHash } from 'node:crypto'
import type { Language } from '@gaashaan/contract'
import { mogadishuClock } from '@gaashaan/contract/mogadishu-time'
import { SEARCH_KINDS, type SearchKind } from '../../app/search/search.ts'

/** A text that can be found, in one language. */
export interface IndexDocument {
  readonly language: Language
  /** One text's own name within its language, such as `post 7`. */
  readonly key: string
  /** The list of the host in which it stands. */
  readonly list: string
  readonly kind: SearchKind
  readonly title: string
  /** Without tags. */
  readonly body: string
  readonly path: string
  /** ISO instant; what has none stands before what has. */
  readonly date?: string | undefined
  readonly subcategory?: string | undefined
  /** Stands behind all others that match as well: one of many on the same page. */
  readonly isLast?: boolean
  /** Changes whenever anything of the entry does. */
  readonly stamp: string
}

const MINUTE = 60_000
const YEAR_2000 = Date.UTC(2000, 0, 1)
/** Texts of one minute that have places beside each other. */
export const PLACES = 64
/** Minutes: of what has no day, in the order of this list from the last. */
const UNDATED: readonly SearchKind[] = ['operations', 'leaders', 'pages']
const FAR = 500_000_000

/**
 * The first place that a text may have among the others: numbers go by its day, so that the newest
 * are found first without sorting. Whole and far below 2^53.
 */
export function placeOf({
  date,
  kind,
  isLast,
}: Pick<IndexDocument, 'date' | 'kind' | 'isLast'>): number {
  if (isLast) return -FAR * PLACES
  const time = date === undefined ? Number.NaN : Date.parse(date)
  const minute = Number.isNaN(time)
    ? FAR * (1 + UNDATED.indexOf(kind))
    : Math.floor((time - YEAR_2000) / MINUTE)
  return minute * PLACES
}

/** Whether a place is that of a page of the site's own: one of its texts, or a leader's profile. */
export function isStaticPage(place: number): boolean {
  return place >= FAR * (1 + UNDATED.indexOf('leaders')) * PLACES
}

/** The words by which filters find a text: no word of a language begins with `zz`. */
export const facet = {
  kind: (kind: SearchKind) => `zzk${SEARCH_KINDS.indexOf(kind)}`,
  year: (year: number) => `zzy${year}`,
  subcategory: (name: string) =>
    `zzs${createHash('sha256').update(name).digest('hex').slice(0, 16)}`,
}

/** The year in Mogadishu; none where the text has no day. */
export function yearOf({ date }: Pick<IndexDocument, 'date'>): number | undefined {
  const time = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(time) ? undefined : mogadishuClock(time).getUTCFullYear()
}
