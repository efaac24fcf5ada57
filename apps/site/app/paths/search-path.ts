import {
  LAST_PAGE,
  MAX_QUERY_CHARS,
  SEARCH_KINDS,
  type SearchFilters,
  type SearchKind,
} from '../search/search.ts'
import { PATHS } from './canonical-paths.ts'

/** Longest name of a subcategory in an address, in characters. */
const MAX_SUBCATEGORY_CHARS = 100

const isKind = (value: string): value is SearchKind =>
  (SEARCH_KINDS as readonly string[]).includes(value)
const isYear = (value: string) => /^(?:19|20)\d\d$/.test(value)
const isPage = (value: string) => /^[1-9]\d?$/.test(value) && Number(value) <= LAST_PAGE
const isName = (value: string) => value !== '' && value.length <= MAX_SUBCATEGORY_CHARS

/** The keys of the page's address with what they may hold; all else is left out. */
export const SEARCH_READS: Readonly<Record<string, (value: string) => boolean>> = {
  q: (value) => value.trim() !== '' && value.length <= 2 * MAX_QUERY_CHARS,
  kind: isKind,
  subcategory: isName,
  year: isYear,
  page: (value) => value !== '1' && isPage(value),
}

export interface AskedSearch extends SearchFilters {
  /** Empty where nothing is looked for. */
  readonly text: string
  readonly page: number
}

/** What the page's address asks for. */
export function parseSearch(query: URLSearchParams): AskedSearch {
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

/** The address of a search. */
export function searchAddress(text: string, filters: SearchFilters = {}): string {
  const search = new URLSearchParams({ q: text })
  for (const [key, value] of Object.entries(filters)) {
    if (value !== undefined) search.set(key, String(value))
  }
  return `${PATHS.search}?${search}`
}
