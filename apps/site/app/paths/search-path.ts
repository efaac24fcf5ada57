import {
  MAX_PAGE,
  MAX_QUERY_CHARS,
  SEARCH_KINDS,
  type SearchFilters,
  type SearchKind,
} from '../search/search.ts'
import { PATHS } from './canonical-paths.ts'

const MAX_SUBCATEGORY_CHARS = 100

const isKind = (value: string): value is SearchKind =>
  (SEARCH_KINDS as readonly string[]).includes(value)
const isYear = (value: string) => /^(?:19|20)\d\d$/.test(value)
const isPage = (value: string) => /^[1-9]\d?$/.test(value) && Number(value) <= MAX_PAGE
const isName = (value: string) => value !== '' && value.length <= MAX_SUBCATEGORY_CHARS

/** The query keys of the search page, each with a check of its value. */
export const SEARCH_KEYS: Readonly<Record<string, (value: string) => boolean>> = {
  q: (value) => value.trim() !== '' && value.length <= 2 * MAX_QUERY_CHARS,
  kind: isKind,
  subcategory: isName,
  year: isYear,
  page: (value) => value !== '1' && isPage(value),
}

export interface ParsedSearch extends SearchFilters {
  /** Empty where nothing is searched for. */
  readonly text: string
  readonly page: number
}

/** Parses the query of the search page. */
export function parseSearch(query: URLSearchParams): ParsedSearch {
  const [kind, subcategory, year, page] = ['kind', 'subcategory', 'year', 'page'].map(
    (key) => query.get(key) ?? '',
  ) as [string, string, string, string]
  return {
    text: (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_CHARS),
    page: isPage(page) ? Number(page) : 1,
    ...(isKind(kind) && { kind }),
    ...(isName(subcategory) && { subcategory }),
    ...(isYear(year) && { year: Number(year) }),
  }
}

/** The path of a search. */
export function searchPath(text: string, filters: SearchFilters = {}): string {
  const search = new URLSearchParams({ q: text })
  for (const [key, value] of Object.entries(filters)) {
    if (value !== undefined) search.set(key, String(value))
  }
  return `${PATHS.search}?${search}`
}
