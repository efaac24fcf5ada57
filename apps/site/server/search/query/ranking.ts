import { MAX_COUNTED, type SearchFilters } from '../../../app/search/search.ts'
import { facetTerms, isStaticPage } from '../index-document.ts'
import type { PrepareSql } from '../index-file.ts'
import type { SearchQuery } from './query-reader.ts'

/** What a word in a title counts for `bm25()`, against one in the text. */
const TITLE_WEIGHT = 10
/** Parts of the best score: documents within the same part are ordered by date. */
const BANDS = 5
/**
 * Terms of a query, times texts, up to which `bm25()` orders the texts that have the terms outside
 * their titles: it reads every position of every term. Beyond that the newest come first.
 */
const MAX_RANKED = 50_000
/** How long the number of texts is cached. */
const COUNT_TTL_MS = 10_000

interface RankedRow {
  readonly id: number
  /** FTS5's `bm25()`: below zero, the lowest is the best. */
  readonly score: number
}

interface RankingOptions {
  readonly filters: SearchFilters
  readonly maxResults: number
  /** Whether texts are searched, and not titles alone. */
  readonly inBodies: boolean
}

/** Best first; of those that are about as good the newest first. */
function byScore(rows: readonly RankedRow[]): number[] {
  const best = Math.min(...rows.map(({ score }) => score))
  const bandOf = ({ score }: RankedRow) => Math.floor(BANDS * (1 - score / best))
  return rows.toSorted((a, b) => bandOf(a) - bandOf(b) || b.id - a.id).map(({ id }) => id)
}

/** Finds the row IDs of a language's texts that match a query, best first. */
export function createRanking(sql: PrepareSql) {
  /** The newest matches: row IDs go by date, so that reading stops at the last of them. */
  function newest(table: 'titled_L' | 'found_L', score: string) {
    const rows = sql(`SELECT rowid AS id, ${score} AS score FROM ${table} WHERE ${table} MATCH ?
      ORDER BY rowid DESC LIMIT ?`)
    return (query: string, maxRows = MAX_COUNTED) =>
      rows.all(query, maxRows) as unknown as RankedRow[]
  }
  const titled = newest('titled_L', `bm25(titled_L, ${TITLE_WEIGHT})`)
  const ranked = newest('found_L', `bm25(found_L, ${TITLE_WEIGHT}, 1)`)
  const unranked = newest('found_L', '0')
  const count = sql('SELECT count(*) AS count FROM texts_L')
  let textCount = 0
  let countedAt = Number.NEGATIVE_INFINITY

  function countTexts(): number {
    if (performance.now() - countedAt > COUNT_TTL_MS) {
      textCount = Number(count.get()?.count)
      countedAt = performance.now()
    }
    return textCount
  }

  /**
   * First the site's own pages with every term in the title, then other texts with every term in the
   * title, then texts with the terms anywhere.
   */
  return ({ match, terms }: SearchQuery, { filters, maxResults, inBodies }: RankingOptions) => {
    if (!match) return []
    const facets = facetTerms(filters)
      .map((term) => ` AND ${term}`)
      .join('')
    const inTitles = titled(match.inTitles + facets)
    const ids = new Set([
      ...byScore(inTitles.filter(({ id }) => isStaticPage(id))),
      ...byScore(inTitles.filter(({ id }) => !isStaticPage(id))),
    ])
    if (inBodies && ids.size < maxResults) {
      const anywhere =
        terms.length * countTexts() <= MAX_RANKED
          ? byScore(ranked(match.ranked + facets))
          : unranked(match.unranked + facets, maxResults).map(({ id }) => id)
      for (const id of anywhere) ids.add(id)
    }
    return [...ids].slice(0, maxResults)
  }
}
