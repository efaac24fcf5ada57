import type { DatabaseSync } from 'node:sqlite'
import { inflateRawSync } from 'node:zlib'
import { type Language, otherLanguage } from '@gaashaan/contract'
import type { ArchiveQuery, ArchiveResult } from '../../../app/archive/archive.ts'
import {
  LAST_PAGE,
  MAX_COUNTED,
  MAX_SUGGESTIONS,
  OTHER_RESULTS,
  RESULTS_SIZE,
  type RelatedResult,
  SEARCH_KINDS,
  type SearchFilters,
  type SearchKind,
  type SearchOutcome,
  type SearchQueryInput,
  type SearchResult,
  type SearchResults,
  type Suggestion,
} from '../../../app/search/search.ts'
import { SUFFIX } from '../index-file.ts'
import { tokenize } from '../normalize.ts'
import { createArchiveReader } from './archive-reader.ts'
import { createQueryReader, type SearchQuery } from './query-reader.ts'
import type { QueryTerm } from './query-terms.ts'
import { createRanking } from './ranking.ts'
import { createRelatedReader } from './related-articles.ts'
import { markTitle, snippet } from './snippet.ts'

type Row = Record<string, unknown>

function readerOf(db: DatabaseSync, language: Language) {
  const s = SUFFIX[language]
  const sql = (text: string) => db.prepare(text.replaceAll('_L', `_${s}`))
  const text = sql('SELECT title, body, path, kind, date, subcategory FROM texts_L WHERE id = ?')
  const head = sql('SELECT title, path, kind FROM texts_L WHERE id = ?')
  const ranking = createRanking(db, language)
  const question = createQueryReader(db, language)

  /** What stands in a column, each once in order: a look into its index for each, not for each text. */
  function valuesOf(column: string, before: string | number): (string | number)[] {
    const next = sql(`SELECT min(${column}) AS value FROM texts_L WHERE ${column} > ?`)
    const values: (string | number)[] = []
    for (let value = next.get(before)?.value; value != null; value = next.get(value)?.value) {
      values.push(value as string | number)
    }
    return values
  }

  function resultOf(row: Row, fits: (folded: string) => boolean): SearchResult {
    const body = inflateRawSync(row.body as Uint8Array).toString()
    return {
      to: String(row.path),
      kind: row.kind as SearchKind,
      title: markTitle(String(row.title), fits),
      extract: snippet(body, fits),
      ...(row.date !== null && { date: String(row.date) }),
      ...(row.subcategory !== null && { subcategory: String(row.subcategory) }),
    }
  }

  return {
    question,
    results(
      asked: SearchQuery,
      filters: SearchFilters,
      page: { readonly skip: number; readonly size: number; readonly counted: number },
    ): SearchResults {
      const found = ranking(asked, { filters, most: page.counted, inBodies: true })
      const fits = (folded: string) => asked.words.some((word) => word.fits(folded))
      const items = found.slice(page.skip, page.skip + page.size).flatMap((id) => {
        const row = text.get(id)
        return row ? [resultOf(row, fits)] : []
      })
      return { total: found.length, items }
    },
    suggestions(asked: string): Suggestion[] {
      const options = { filters: {}, most: MAX_SUGGESTIONS, inBodies: false }
      return ranking(question(asked), options).flatMap((id) => {
        const row = head.get(id)
        return row
          ? [{ to: String(row.path), title: String(row.title), kind: row.kind as SearchKind }]
          : []
      })
    },
    choices() {
      const kinds = new Set(valuesOf('kind', ''))
      return {
        kinds: SEARCH_KINDS.filter((kind) => kinds.has(kind)),
        years: valuesOf('year', 0).map(Number).reverse(),
        subcategories: valuesOf('subcategory', '').map(String),
      }
    },
  }
}

/** The question with the words that were looked for instead of misspelt ones; as it stands if none. */
function readAs(text: string, words: readonly QueryTerm[]): string | undefined {
  if (words.every(({ instead }) => instead.length === 0)) return undefined
  let read = ''
  let at = 0
  for (const { folded, start, end } of tokenize(text)) {
    const instead = words.find((word) => word.folded === folded)?.instead[0]
    read += text.slice(at, start) + (instead ?? text.slice(start, end))
    at = end
  }
  return read + text.slice(at)
}

/** `behind`: older than what is public; `preparing`: not whole yet. */
export type IndexState = 'ready' | 'behind' | 'preparing'

export interface IndexReader {
  readonly search: (question: SearchQueryInput, version: string | undefined) => SearchOutcome
  readonly suggest: (language: Language, text: string) => Suggestion[]
  readonly archive: (question: ArchiveQuery, version: string | undefined) => ArchiveResult
  readonly beside: (
    language: Language,
    postId: number,
    version: string | undefined,
  ) => RelatedResult
  readonly state: (version: string | undefined) => IndexState
}

/** Milliseconds for which what filters can be set to is remembered. */
const CHOICES_FOR = 10_000

/** Searches an index; `db` from `openToRead`. */
export function createIndexReader(db: DatabaseSync): IndexReader {
  const readers = { SO: readerOf(db, 'SO'), EN: readerOf(db, 'EN') }
  const archive = { SO: createArchiveReader(db, 'SO'), EN: createArchiveReader(db, 'EN') }
  const beside = { SO: createRelatedReader(db, 'SO'), EN: createRelatedReader(db, 'EN') }
  const state = db.prepare('SELECT value FROM state WHERE name = ?')
  const chosen = new Map<
    Language,
    { readonly at: number; readonly choices: ReturnType<typeof readers.SO.choices> }
  >()

  function choicesOf(language: Language) {
    const kept = chosen.get(language)
    if (kept && performance.now() - kept.at < CHOICES_FOR) return kept.choices
    const choices = readers[language].choices()
    chosen.set(language, { at: performance.now(), choices })
    return choices
  }

  const isBehind = (version: string | undefined) =>
    version !== undefined && state.get('version')?.value !== version

  return {
    search({ language, text, page, ...filters }, version) {
      if (state.get('ready') === undefined) return { state: 'preparing' }
      const [own, other] = [readers[language], readers[otherLanguage(language)]]
      const asked = own.question(text)
      const skip = (Math.min(page, LAST_PAGE) - 1) * RESULTS_SIZE
      // A subcategory has another name there.
      const { subcategory: _name, ...shared } = filters
      const inOther = other.question(text)
      const told = readAs(text, asked.words)
      return {
        state: 'ready',
        isBehind: isBehind(version),
        own: own.results(asked, filters, { skip, size: RESULTS_SIZE, counted: MAX_COUNTED }),
        other: other.results(inOther, shared, {
          skip: 0,
          size: OTHER_RESULTS,
          counted: OTHER_RESULTS,
        }),
        ...(told !== undefined && { readAs: told }),
        choices: choicesOf(language),
      }
    },
    suggest: (language, text) => readers[language].suggestions(text),
    archive(question, version) {
      if (state.get('ready') === undefined) return { state: 'preparing' }
      const found = archive[question.language](question)
      return { state: 'ready', isBehind: isBehind(version), ...found }
    },
    beside(language, postId, version) {
      if (state.get('ready') === undefined) return { isBehind: true }
      const found = beside[language](postId)
      return { isBehind: isBehind(version), ...(found && { beside: found }) }
    },
    state(version) {
      if (state.get('ready') === undefined) return 'preparing'
      return isBehind(version) ? 'behind' : 'ready'
    },
  }
}
