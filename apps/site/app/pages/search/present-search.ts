import { type Language, otherLanguage } from '@gaashaan/contract/language'
import { pageCount } from '../../api/paginate.ts'
import type { Messages } from '../../messages/messages.ts'
import type { ParsedSearch } from '../../paths/search-path.ts'
import {
  MAX_COUNTED,
  MAX_PAGE,
  RESULTS_PER_PAGE,
  type SearchOutcome,
  type SearchResult,
} from '../../search/search.ts'
import { presentDay } from '../present-day.ts'

/** What the document's title says of a search: the query, its filters, the page of its results. */
export function searchTitle(view: SearchView, { kinds }: Messages['search']) {
  const { kind, subcategory, year } = view.filters
  const filter = [view.text, kind && kinds[kind], subcategory, year].filter(Boolean).join(', ')
  return view.state === 'ready' ? { filter, page: view.page, pages: view.pages } : { filter }
}

function presentResult({ date = '', ...result }: SearchResult, language: Language) {
  return { ...result, ...presentDay(date, language) }
}

export type SearchResultView = ReturnType<typeof presentResult>

/**
 * A page of search results, each with its date in its own language. Without an outcome nothing was
 * searched for.
 */
export function presentSearch(
  { text, page, ...filters }: ParsedSearch,
  outcome: SearchOutcome | undefined,
  language: Language,
) {
  const query = { text, filters }
  if (!outcome) return { ...query, state: 'start' } as const
  if (outcome.state !== 'ready') return { ...query, state: outcome.state }
  const { own, other, readAs, choices } = outcome
  return {
    ...query,
    state: 'ready' as const,
    total: own.total,
    /** There may be more results than were counted. */
    isMore: own.total >= MAX_COUNTED,
    page,
    pages: Math.min(MAX_PAGE, pageCount(own.total, RESULTS_PER_PAGE)),
    results: own.items.map((result) => presentResult(result, language)),
    otherResults: other.items.map((result) => presentResult(result, otherLanguage(language))),
    readAs,
    choices,
  }
}

export type SearchView = ReturnType<typeof presentSearch>
