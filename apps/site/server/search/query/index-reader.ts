import type { DatabaseSync } from 'node:sqlite'
import { inflateRawSync } from 'node:zlib'
import { LANGUAGES, type Language, otherLanguage } from '@gaashaan/contract'
import { tokenize } from '@gaashaan/contract/texts/normalize'
import { LRUCache } from 'lru-cache'
import type { ArchiveQuery, ArchiveResult } from '../../../app/archive/archive.ts'
import {
  MAX_COUNTED,
  MAX_OTHER_RESULTS,
  MAX_PAGE,
  MAX_SUGGESTIONS,
  RESULTS_PER_PAGE,
  type RelatedResult,
  SEARCH_KINDS,
  type SearchFilters,
  type SearchOutcome,
  type SearchQueryInput,
  type SearchResult,
  type SearchResults,
  type Suggestion,
} from '../../../app/search/search.ts'
import type { VerifyOutcome, VerifyQuestion } from '../../../app/verify/verify.ts'
import type { Version } from '../../upstream/content-version.ts'
import { prepareFor, type TextRow } from '../index-file.ts'
import { createVerifyReader } from '../verify/verify-reader.ts'
import { createArchiveReader } from './archive-reader.ts'
import { createQueryReader, type SearchQuery } from './query-reader.ts'
import type { QueryTerm } from './query-terms.ts'
import { createRanking } from './ranking.ts'
import { createRelatedReader } from './related-articles.ts'
import { markMatches, snippet } from './snippet.ts'

interface ResultRange {
  readonly skip: number
  readonly size: number
  /** Results are counted up to this many. */
  readonly maxCounted: number
}

function toResult(row: TextRow, matches: (word: string) => boolean): SearchResult {
  const { path, kind, title, body, date, subcategory } = row
  return {
    to: path,
    kind,
    title: markMatches(title, matches),
    extract: snippet(inflateRawSync(body).toString(), matches),
    ...(date !== null && { date }),
    ...(subcategory !== null && { subcategory }),
  }
}

function createLanguageReader(db: DatabaseSync, language: Language) {
  const sql = prepareFor(db, language)
  const text = sql('SELECT title, body, path, kind, date, subcategory FROM texts_L WHERE id = ?')
  const title = sql('SELECT title, path, kind FROM texts_L WHERE id = ?')
  const rank = createRanking(sql)
  const readQuery = createQueryReader(sql)

  /** The different values of a column in order, with one index lookup for each. */
  function distinctValues(column: string, before: string | number): (string | number)[] {
    const next = sql(`SELECT min(${column}) AS value FROM texts_L WHERE ${column} > ?`)
    const values: (string | number)[] = []
    for (let value = next.get(before)?.value; value != null; value = next.get(value)?.value) {
      values.push(value as string | number)
    }
    return values
  }

  return {
    archive: createArchiveReader(sql),
    related: createRelatedReader(sql),
    readQuery,
    search(query: SearchQuery, filters: SearchFilters, range: ResultRange): SearchResults {
      const { skip, size, maxCounted } = range
      const ids = rank(query, { filters, maxResults: maxCounted, inBodies: true })
      const matches = (word: string) => query.terms.some((term) => term.matches(word))
      const items = ids.slice(skip, skip + size).flatMap((id) => {
        const row = text.get(id) as unknown as TextRow | undefined
        return row ? toResult(row, matches) : []
      })
      return { total: ids.length, items }
    },
    suggest(input: string): Suggestion[] {
      const options = { filters: {}, maxResults: MAX_SUGGESTIONS, inBodies: false }
      return rank(readQuery(input), options).flatMap((id) => {
        const row = title.get(id) as unknown as TextRow | undefined
        return row ? { to: row.path, title: row.title, kind: row.kind } : []
      })
    },
    choices() {
      const kinds = new Set(distinctValues('kind', ''))
      return {
        kinds: SEARCH_KINDS.filter((kind) => kinds.has(kind)),
        years: distinctValues('year', 0).map(Number).reverse(),
        subcategories: distinctValues('subcategory', '').map(String),
      }
    },
  }
}

type LanguageReader = ReturnType<typeof createLanguageReader>

/** The query with misspelt words replaced by corrections; `undefined` if there are none. */
function correctedText(text: string, terms: readonly QueryTerm[]): string | undefined {
  if (terms.every(({ corrections }) => corrections.length === 0)) return undefined
  let corrected = ''
  let at = 0
  for (const { normalized, start, end } of tokenize(text)) {
    const correction = terms.find((term) => term.normalized === normalized)?.corrections[0]
    corrected += text.slice(at, start) + (correction ?? text.slice(start, end))
    at = end
  }
  return corrected + text.slice(at)
}

/**
 * `preparing`: the index is not complete yet. `behind`: newer content is public. `away`: the thread
 * does not respond.
 */
export type IndexState = 'ready' | 'behind' | 'preparing' | 'away'

export type IndexReader = ReturnType<typeof createIndexReader>

/** How long the possible values of the filters are cached. */
const CHOICES_TTL_MS = 10_000

/**
 * Searches an index; `db` comes from `openToRead`. `version` is the current content version, where
 * the host has one.
 */
export function createIndexReader(db: DatabaseSync) {
  const readers = { SO: createLanguageReader(db, 'SO'), EN: createLanguageReader(db, 'EN') }
  const state = db.prepare('SELECT value FROM state WHERE name = ?')
  const verify = createVerifyReader(db)
  const choices = new LRUCache<Language, ReturnType<LanguageReader['choices']>>({
    max: LANGUAGES.length,
    ttl: CHOICES_TTL_MS,
    memoMethod: (language) => readers[language].choices(),
  })

  const isReady = () => state.get('ready') !== undefined
  const isBehind = (version: Version) =>
    version !== undefined && state.get('version')?.value !== version

  return {
    search(input: SearchQueryInput, version: Version): SearchOutcome {
      if (!isReady()) return { state: 'preparing' }
      const { language, text, page, ...filters } = input
      const [reader, otherReader] = [readers[language], readers[otherLanguage(language)]]
      const query = reader.readQuery(text)
      // A subcategory has another name in the other language.
      const { subcategory: _subcategory, ...otherFilters } = filters
      const skip = (Math.min(page, MAX_PAGE) - 1) * RESULTS_PER_PAGE
      const readAs = correctedText(text, query.terms)
      return {
        state: 'ready',
        isBehind: isBehind(version),
        own: reader.search(query, filters, {
          skip,
          size: RESULTS_PER_PAGE,
          maxCounted: MAX_COUNTED,
        }),
        other: otherReader.search(otherReader.readQuery(text), otherFilters, {
          skip: 0,
          size: MAX_OTHER_RESULTS,
          maxCounted: MAX_OTHER_RESULTS,
        }),
        ...(readAs !== undefined && { readAs }),
        choices: choices.memo(language),
      }
    },
    suggest: (language: Language, text: string): readonly Suggestion[] =>
      readers[language].suggest(text),
    archive(query: ArchiveQuery, version: Version): ArchiveResult {
      if (!isReady()) return { state: 'preparing' }
      const archive = readers[query.language].archive(query)
      return { state: 'ready', isBehind: isBehind(version), ...archive }
    },
    related(language: Language, postId: number, version: Version): RelatedResult {
      if (!isReady()) return { isBehind: true }
      const related = readers[language].related(postId)
      return { isBehind: isBehind(version), ...(related && { context: related }) }
    },
    verify(question: VerifyQuestion, version: Version): VerifyOutcome {
      if (!isReady()) return { state: 'preparing' }
      return { state: 'ready', isBehind: isBehind(version), answer: verify(question) }
    },
    state(version: Version): IndexState {
      if (!isReady()) return 'preparing'
      return isBehind(version) ? 'behind' : 'ready'
    },
  }
}
