import { createHash } from 'node:crypto'
import type { Language } from '@gaashaan/contract'
import { mogadishuClock } from '@gaashaan/contract/mogadishu-time'
import { SEARCH_KINDS, type SearchFilters, type SearchKind } from '../../app/search/search.ts'

/** A text that can be found, in one language. */
export interface IndexDocument {
  readonly language: Language
  /** Unique within its language, such as `post 7`. */
  readonly key: string
  /** The list of the host that contains it. */
  readonly list: string
  readonly kind: SearchKind
  readonly title: string
  /** Without tags. */
  readonly body: string
  readonly path: string
  /** ISO instant. Documents without a date rank before those with one. */
  readonly date?: string | undefined
  readonly subcategory?: string | undefined
  /** Whether the ministry has withdrawn it: no search finds it, and no list has it. */
  readonly isWithdrawn?: boolean
  /** Whether it ranks behind all other matches: one of many on the same page. */
  readonly isLast?: boolean
  /** Changes whenever any part of the document does. */
  readonly stamp: string
}

const MINUTE_MS = 60_000
const YEAR_2000 = Date.UTC(2000, 0, 1)
/** How many documents of the same minute can have row IDs. */
export const ROW_IDS_PER_MINUTE = 64
/** Kinds without a date, from the last in the order of results to the first. */
const UNDATED: readonly SearchKind[] = ['operations', 'leaders', 'pages']
/** A minute, counted from 2000, that no date reaches. */
const UNDATED_MINUTE = 500_000_000

/**
 * The lowest row ID that a document may have. Row IDs go by the date, so that the newest documents
 * are found first without sorting. They are integers far below 2^53.
 */
export function minRowId({
  date,
  kind,
  isLast,
}: Pick<IndexDocument, 'date' | 'kind' | 'isLast'>): number {
  if (isLast) return -UNDATED_MINUTE * ROW_IDS_PER_MINUTE
  const time = Date.parse(date ?? '')
  const minute = Number.isNaN(time)
    ? UNDATED_MINUTE * (1 + UNDATED.indexOf(kind))
    : Math.floor((time - YEAR_2000) / MINUTE_MS)
  return minute * ROW_IDS_PER_MINUTE
}

/** Whether a row is a page of the site itself: one of its own texts, or a leader's profile. */
export function isStaticPage(rowId: number): boolean {
  return rowId >= UNDATED_MINUTE * (1 + UNDATED.indexOf('leaders')) * ROW_IDS_PER_MINUTE
}

/** The indexed words by which filters find a document: no word of a language begins with `zz`. */
export function facetTerms({ kind, subcategory, year }: SearchFilters): string[] {
  const hash = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 16)
  return [
    ...(kind ? [`zzk${SEARCH_KINDS.indexOf(kind)}`] : []),
    ...(subcategory ? [`zzs${hash(subcategory)}`] : []),
    ...(year ? [`zzy${year}`] : []),
  ]
}

/** The year in Mogadishu; `undefined` for a document without a date. */
export function yearOf({ date }: Pick<IndexDocument, 'date'>): number | undefined {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? undefined : mogadishuClock(time).getUTCFullYear()
}
