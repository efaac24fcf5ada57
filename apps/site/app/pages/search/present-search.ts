import { type Language, otherLanguage } from '@gaashaan/contract/language'
import { isoDay, longDate } from '../../language/dates.ts'
import type { Messages } from '../../messages/messages.ts'
import type { AskedSearch } from '../../paths/search-path.ts'
import {
  LAST_PAGE,
  MAX_COUNTED,
  type Piece,
  RESULTS_SIZE,
  type SearchFilters,
  type SearchKind,
  type SearchOutcome,
  type SearchResult,
} from '../../search/search.ts'

/** What the page's title tells of a search: the question, what narrows it down, the page of its results. */
export function searchTitle(view: SearchView, { kinds }: Messages['search']) {
  const { kind, subcategory, year } = view.filters
  const filter = [view.text, kind && kinds[kind], subcategory, year].filter(Boolean).join(', ')
  return view.state === 'ready' ? { filter, page: view.page, pages: view.pages } : { filter }
}

/** A result as the page shows it. */
export interface SearchResultView {
  readonly to: string
  readonly kind: SearchKind
  readonly title: readonly Piece[]
  readonly extract: readonly Piece[]
  readonly date: string
  readonly day: string
  readonly subcategory: string | undefined
}

interface Asked {
  readonly text: string
  readonly filters: SearchFilters
}

/** What the page shows; `start` before anything was asked. */
export type SearchView = Asked &
  (
    | { readonly state: 'start' | 'preparing' | 'away' }
    | {
        readonly state: 'ready'
        readonly total: number
        /** There may be more than were counted. */
        readonly isMore: boolean
        readonly page: number
        readonly pages: number
        readonly results: readonly SearchResultView[]
        readonly others: readonly SearchResultView[]
        readonly readAs: string | undefined
        readonly choices: Extract<SearchOutcome, { state: 'ready' }>['choices']
      }
  )

function shown(result: SearchResult, language: Language): SearchResultView {
  const { to, kind, title, extract, date = '', subcategory } = result
  return {
    to,
    kind,
    title,
    extract,
    subcategory,
    date: longDate(date, language),
    day: isoDay(date),
  }
}

/** The page of an answer, in the reader's language; the other language's results in their own. */
export function presentSearch(
  { text, page, ...filters }: AskedSearch,
  answer: SearchOutcome | undefined,
  language: Language,
): SearchView {
  const asked = { text, filters }
  if (!answer) return { ...asked, state: 'start' }
  if (answer.state !== 'ready') return { ...asked, state: answer.state }
  const { own, other, readAs, choices } = answer
  return {
    ...asked,
    state: 'ready',
    total: own.total,
    isMore: own.total >= MAX_COUNTED,
    page,
    pages: Math.min(LAST_PAGE, Math.max(1, Math.ceil(own.total / RESULTS_SIZE))),
    results: own.items.map((result) => shown(result, language)),
    others: other.items.map((result) => shown(result, otherLanguage(language))),
    readAs,
    choices,
  }
}
