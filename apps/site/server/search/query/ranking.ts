import type { DatabaseSync } from 'node:sqlite'
import type { Language } from '@gaashaan/contract'
import { MAX_COUNTED, type SearchFilters } from '../../../app/search/search.ts'
import { facet, isStaticPage } from '../index-document.ts'
import { SUFFIX } from '../index-file.ts'
import type { SearchQuery } from './query-reader.ts'

/** What a word in a title counts, to `bm25()`, against one in the text. */
const TITLE_WEIGHT = 10
/** Parts of the best score: what is as good as that within one of them comes by its day. */
const BANDS = 5
/**
 * Words of a question, times texts, up to which `bm25()` orders the texts that have the words
 * outside their titles: it reads every place of every word. Beyond that the newest come first.
 */
const MAX_RANKED = 50_000
/** Milliseconds for which the number of texts is remembered. */
const COUNTED_FOR_MS = 10_000

interface Row {
  readonly id: number
  /** FTS5's `bm25()`: below zero, the lowest is the best. */
  readonly score: number
}

export interface RankingOptions {
  readonly filters: SearchFilters
  readonly most: number
  /** Titles alone are looked through without. */
  readonly inBodies: boolean
}

/** What narrows a question down, in FTS5; the facets stand among a text's words. */
function narrowed({ kind, subcategory, year }: SearchFilters): string {
  const facets = [
    ...(kind ? [facet.kind(kind)] : []),
    ...(subcategory ? [facet.subcategory(subcategory)] : []),
    ...(year ? [facet.year(year)] : []),
  ]
  return facets.map((each) => ` AND ${each}`).join('')
}

/** Best first; of those that are about as good the newest first. */
function byScore(rows: readonly Row[]): number[] {
  const best = Math.min(...rows.map(({ score }) => score))
  const band = ({ score }: Row) => Math.floor(BANDS * (1 - score / best))
  return rows
    .toSorted((one, other) => band(one) - band(other) || other.id - one.id)
    .map(({ id }) => id)
}

/** Finds the texts of a language that match a question, best first. */
export function createRanking(db: DatabaseSync, language: Language) {
  const s = SUFFIX[language]
  /** The newest that match: numbers go by the day, so that reading stops at the last of them. */
  const newest = (table: string, score: string) =>
    db.prepare(`SELECT rowid AS id, ${score} AS score FROM ${table} WHERE ${table} MATCH ?
      ORDER BY rowid DESC LIMIT ${MAX_COUNTED}`)
  const titled = newest(`titled_${s}`, `bm25(titled_${s}, ${TITLE_WEIGHT})`)
  const ranked = newest(`found_${s}`, `bm25(found_${s}, ${TITLE_WEIGHT}, 1)`)
  const anywhere = newest(`found_${s}`, '0')
  const texts = db.prepare(`SELECT count(*) AS count FROM texts_${s}`)
  let counted = { at: Number.NEGATIVE_INFINITY, texts: 0 }

  function countTexts(): number {
    if (performance.now() - counted.at > COUNTED_FOR_MS) {
      counted = { at: performance.now(), texts: Number(texts.get()?.count) }
    }
    return counted.texts
  }

  /**
   * The site's own pages with every word in the title; others with every word there; those with the
   * words anywhere.
   */
  return (
    { match, words }: SearchQuery,
    { filters, most, inBodies }: RankingOptions,
  ): readonly number[] => {
    if (!match) return []
    const only = narrowed(filters)
    const inTitles = titled.all(match.inTitles + only) as unknown as Row[]
    const found = new Set([
      ...byScore(inTitles.filter(({ id }) => isStaticPage(id))),
      ...byScore(inTitles.filter(({ id }) => !isStaticPage(id))),
    ])
    if (inBodies && found.size < most) {
      const rows =
        words.length * countTexts() <= MAX_RANKED
          ? byScore(ranked.all(match.ranked + only) as unknown as Row[])
          : anywhere.all(match.anywhere + only).map(({ id }) => Number(id))
      for (const id of rows) found.add(id)
    }
    return [...found].slice(0, most)
  }
}
