import { editDistance } from '@gaashaan/runtime/edit-distance'
import type { PrepareSql } from '../index-file.ts'
import { isStopWord } from '../query-words.ts'
import { compoundSplits } from './compounds.ts'
import { deletionVariants, isSpellingVariant } from './spelling.ts'

/** FTS5 queries for the same thing in different places. */
export interface Match {
  /** In the table of titles. */
  readonly inTitles: string
  /** In the table of all words, weighted for `bm25()`. */
  readonly ranked: string
  /** Finds the same documents as `ranked`, in less time. */
  readonly unranked: string
}

/** A word of a query. */
export interface QueryTerm extends Match {
  readonly normalized: string
  /** Whether a normalized word of a text matches the term. */
  readonly matches: (word: string) => boolean
  /** Indexed words to use for a term that no text has; nearest first. */
  readonly corrections: readonly string[]
  /** Whether the index has the word as the reader wrote it. */
  readonly isIndexed: boolean
}

/** Completions of a word that are searched one by one; where there are more, FTS5 merges them. */
const MAX_COMPLETIONS = 40
/** Corrections of a misspelt word, and how many words are compared to find them. */
const MAX_CORRECTIONS = 4
const MAX_COMPARED_WORDS = 400
/** Ways to write a word as several that are looked up. */
const MAX_SPLITS = 6
/** Lengths of the prefixes that the index stores of all words (`prefix` of its table). */
const PREFIX_CHARS = [3, 4]
/** Fewest characters of a prefix in titles. */
const MIN_TITLE_PREFIX_CHARS = 2

const quote = (term: string) => `"${term}"`

const joinWith = (operator: 'OR' | 'AND') => (queries: readonly string[]) =>
  queries.length === 1 ? String(queries[0]) : `(${queries.join(` ${operator} `)})`

export const anyOf = joinWith('OR')
export const allOf = joinWith('AND')

const anyTermOf = (terms: readonly string[]) => anyOf(terms.map(quote))

const everywhere = (query: string): Match => ({ inTitles: query, ranked: query, unranked: query })

/** Combines the queries of each place. */
export function combine(
  matches: readonly Match[],
  combineQueries: (queries: string[]) => string,
): Match {
  return {
    inTitles: combineQueries(matches.map(({ inTitles }) => inTitles)),
    ranked: combineQueries(matches.map(({ ranked }) => ranked)),
    unranked: combineQueries(matches.map(({ unranked }) => unranked)),
  }
}

/** Looks up the words of queries among those of a language's texts. */
export function createQueryTerms(sql: PrepareSql) {
  const withPrefix = sql('SELECT term FROM terms_L WHERE term >= ? AND term < ? LIMIT ?')
  const term = sql('SELECT 1 FROM terms_L WHERE term = ?')
  const byCut = sql(`SELECT term FROM cuts_L WHERE cut = ? LIMIT ${MAX_COMPARED_WORDS}`)
  const anyText = sql('SELECT 1 FROM found_L WHERE found_L MATCH ? LIMIT 1')

  const hasText = (query: string) => anyText.get(query) !== undefined
  const completions = (prefix: string, maxTerms: number) =>
    withPrefix.all(prefix, `${prefix}\u{10ffff}`, maxTerms).map((row) => String(row.term))
  const isPrefix = (word: string) => completions(word, 1).length > 0

  function correctionsOf(word: string): string[] {
    const similar = deletionVariants(word).flatMap((cut) =>
      byCut.all(cut).map((row) => String(row.term)),
    )
    return [...new Set(similar)]
      .filter((other) => isSpellingVariant(word, other) && hasText(quote(other)))
      .sort((a, b) => editDistance(word, a) - editDistance(word, b) || (a < b ? -1 : 1))
      .slice(0, MAX_CORRECTIONS)
  }

  /** How texts write a word as several, and whether a word of a text is a part of that. */
  function splitsOf(written: string) {
    const isIndexed = (part: string, isLast: boolean) =>
      isLast ? isPrefix(part) : term.get(part) !== undefined
    const splits = compoundSplits(written, isIndexed)
      .slice(0, MAX_SPLITS)
      .map((parts) => ({ parts, query: `${quote(parts.join(' '))}*` }))
      .filter(({ query }) => hasText(query))
    const isPart = (word: string, part: string, isLast: boolean) =>
      isLast ? word.startsWith(part) : word === part && !isStopWord(part)
    const hasPart = (word: string) =>
      splits.some(({ parts }) =>
        parts.some((part, index) => isPart(word, part, index === parts.length - 1)),
      )
    return { queries: splits.map(({ query }) => query), hasPart }
  }

  /** The term for a word that is not split, with its completions. */
  function singleWord(normalized: string): QueryTerm {
    const exact = quote(normalized)
    const prefix = `${exact}*`
    // The word itself counts twice, and so more than one that only begins with it.
    const both = anyOf([exact, prefix])
    const base = { normalized, corrections: [], isIndexed: true }
    const isNumber = /^\d+$/.test(normalized)
    if (isNumber || normalized.length < Math.min(...PREFIX_CHARS)) {
      const inTitles = !isNumber && normalized.length >= MIN_TITLE_PREFIX_CHARS ? both : exact
      return { ...base, ...everywhere(exact), inTitles, matches: (word) => word === normalized }
    }
    const withCompletions = {
      ...base,
      ...everywhere(both),
      unranked: prefix,
      matches: (word: string) => word.startsWith(normalized),
    }
    // Words with digits are not among the terms: nobody misspells them, and there are too many.
    if (/\d/.test(normalized)) return withCompletions
    const endings = completions(normalized, MAX_COMPLETIONS + 1)
    const isPrefixStored = PREFIX_CHARS.includes(normalized.length)
    const unranked =
      isPrefixStored || endings.length > MAX_COMPLETIONS || endings.length === 0
        ? prefix
        : anyTermOf(endings)
    // Terms stay in their table when the last text with them goes, so the texts are checked too: one
    // by one, as the first is nearly always found. Many are not checked: hardly ever have all of them
    // lost their last text.
    const isIndexed =
      endings.length > MAX_COMPLETIONS || endings.some((ending) => hasText(quote(ending)))
    return { ...withCompletions, unranked, isIndexed }
  }

  return {
    isPrefix,
    singleWord,
    /** The term for a word as the query has it, with its splits or else its corrections. */
    queryTerm(written: string, normalized: string): QueryTerm {
      const word = singleWord(normalized)
      const { queries, hasPart } = splitsOf(written)
      if (queries.length > 0) {
        const all = [...(word.isIndexed ? [word] : []), ...queries.map(everywhere)]
        const matches = (other: string) => word.matches(other) || hasPart(other)
        return { ...word, ...combine(all, anyOf), matches, isIndexed: true }
      }
      if (word.isIndexed) return word
      const corrections = correctionsOf(normalized)
      if (corrections.length === 0) return word
      const matches = (other: string) => corrections.includes(other)
      return { ...word, ...everywhere(anyTermOf(corrections)), corrections, matches }
    },
  }
}
