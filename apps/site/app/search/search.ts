import { POST_KINDS, type PostKind } from '@gaashaan/contract/categories'
import type { Language } from '@gaashaan/contract/language'

/** What can be found, in the order in which the filter names it. */
export const SEARCH_KINDS = [...POST_KINDS, 'operations', 'leaders', 'pages'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Most characters of a question, and most of its words that are looked for. */
export const MAX_QUERY_CHARS = 100
export const MAX_QUERY_TERMS = 8

/** Results to a page, and the last page that is shown: nobody reads further, and work is bounded. */
export const RESULTS_SIZE = 10
export const LAST_PAGE = 50

/** Results are counted up to this many. */
export const MAX_COUNTED = LAST_PAGE * RESULTS_SIZE

/** Results in the other language below a reader's own. */
export const OTHER_RESULTS = 3

/** Suggestions below the field. */
export const MAX_SUGGESTIONS = 7

/** Where suggestions are asked for, by `q` and `language`. */
export const SUGGESTIONS_PATH = '/search/suggestions'

/** What narrows a search down. */
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

/** A part of a text, and whether it is what was looked for. */
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
  /** At most `MAX_COUNTED`; of the other language at most what is shown. */
  readonly total: number
  readonly items: readonly SearchResult[]
}

/** `preparing`: nothing can be found yet. `away`: the search does not answer now. */
export type SearchOutcome =
  | { readonly state: 'preparing' | 'away' }
  | {
      readonly state: 'ready'
      /** Newer texts are public than could be searched. */
      readonly isBehind: boolean
      readonly own: SearchResults
      readonly other: SearchResults
      /** The question in words that are written somewhere, where it was found by those. */
      readonly readAs?: string
      /** What the filters can be set to. */
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

/** Articles about the same below one. */
export const MAX_RELATED = 3

/** Articles that a page chooses those from: its sidebar may show ten of them already. */
export const MAX_RELATED_CANDIDATES = MAX_RELATED + 10

/** An article about the same as another. */
export interface RelatedArticle {
  /** Path of the page, without a language. */
  readonly to: string
  readonly title: string
  /** ISO instant. */
  readonly date?: string
}

/** What the index knows of an article: the list it stands in, and those about the same, likest first. */
export interface RelatedQuery {
  readonly kind: PostKind
  readonly related: readonly RelatedArticle[]
}

/**
 * `isBehind`: newer texts are public than the answer was made of; without `beside` nothing is known
 * of the article yet.
 */
export interface RelatedResult {
  readonly isBehind: boolean
  readonly beside?: RelatedQuery
}

/** How an article learns what stands beside it. Never throws, and never takes long. */
export type QueryRelated = (language: Language, postId: number) => Promise<RelatedResult>

/** How pages search the site's texts. */
export type QuerySearch = (question: SearchQueryInput) => Promise<SearchOutcome>
