import { POST_KINDS, type PostKind } from '@gaashaan/contract/categories'
import type { Language } from '@gaashaan/contract/language'

/** The kinds of results, in the order of the filter. */
export const SEARCH_KINDS = [...POST_KINDS, 'operations', 'leaders', 'pages'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Most characters of a query, and most of its words that are searched for. */
export const MAX_QUERY_CHARS = 100
export const MAX_QUERY_TERMS = 8

/** Results on a page, and the last page that is shown: the bound limits the work of a search. */
export const RESULTS_PER_PAGE = 10
export const MAX_PAGE = 50

/** Results are counted up to this many. */
export const MAX_COUNTED = MAX_PAGE * RESULTS_PER_PAGE

/** Results in the other language, below those in the reader's. */
export const MAX_OTHER_RESULTS = 3

/** Suggestions below the search field. */
export const MAX_SUGGESTIONS = 7

/** Path of the suggestions, for the query keys `q` and `language`. */
export const SUGGESTIONS_PATH = '/search/suggestions'

/** The filters of a search. */
export interface SearchFilters {
  readonly kind?: SearchKind
  /** By its name in the language of the search. */
  readonly subcategory?: string
  readonly year?: number
}

export interface SearchQueryInput extends SearchFilters {
  readonly language: Language
  readonly text: string
  /** From 1. */
  readonly page: number
}

/** A part of a text, and whether it matches the query. */
export interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

export interface SearchResult {
  /** Path of the page, without a language. */
  readonly to: string
  readonly kind: SearchKind
  readonly title: readonly Piece[]
  readonly extract: readonly Piece[]
  /** ISO instant; posts alone have one. */
  readonly date?: string
  readonly subcategory?: string
}

export interface SearchResults {
  /** At most `MAX_COUNTED`; for the other language at most the number of results shown. */
  readonly total: number
  readonly items: readonly SearchResult[]
}

/** `preparing`: the search index is being built. `away`: the search does not respond. */
export type SearchOutcome =
  | { readonly state: 'preparing' | 'away' }
  | {
      readonly state: 'ready'
      /** The index lacks the newest texts. */
      readonly isBehind: boolean
      readonly own: SearchResults
      readonly other: SearchResults
      /** The corrected query that gave the results, where the site's texts lack its words. */
      readonly readAs?: string
      /** The values that the filters can have. */
      readonly choices: {
        readonly kinds: readonly SearchKind[]
        readonly subcategories: readonly string[]
        readonly years: readonly number[]
      }
    }

export interface Suggestion {
  readonly to: string
  readonly title: string
  readonly kind: SearchKind
}

/** Related articles shown below an article. */
export const MAX_RELATED = 3

/** Related articles that a page chooses from: its sidebar may show ten of them already. */
export const MAX_RELATED_CANDIDATES = MAX_RELATED + 10

/** An article on the same subject as another. */
export interface RelatedArticle {
  /** Path of the page, without a language. */
  readonly to: string
  readonly title: string
  /** ISO instant. */
  readonly date?: string
}

/** What the index knows about an article: its kind, and the related articles, most similar first. */
export interface ArticleContext {
  readonly kind: PostKind
  readonly related: readonly RelatedArticle[]
}

/** `isBehind`: the index lacks the newest texts. `context` is absent while it lacks the article. */
export interface RelatedResult {
  readonly isBehind: boolean
  readonly context?: ArticleContext
}

/** Finds the articles that are related to one. Never throws, and never takes long. */
export type QueryRelated = (language: Language, postId: number) => Promise<RelatedResult>

/** Searches the site's texts. Never throws. */
export type QuerySearch = (query: SearchQueryInput) => Promise<SearchOutcome>
