import { type Token, tokenize } from '@gaashaan/contract/texts/normalize'
import { MAX_QUERY_TERMS } from '../../../app/search/search.ts'
import type { PrepareSql } from '../index-file.ts'
import { queryWords } from '../query-words.ts'
import { joinWords, MAX_PARTS } from './compounds.ts'
import {
  allOf,
  anyOf,
  combine,
  createQueryTerms,
  type Match,
  type QueryTerm,
} from './query-terms.ts'

/** A query with its FTS5 form, and the terms to mark in a text. */
export interface SearchQuery {
  /** `undefined` where the query has no words. */
  readonly match: Match | undefined
  readonly terms: readonly QueryTerm[]
}

/** Reads queries by the words of a language's texts. */
export function createQueryReader(sql: PrepareSql) {
  const { isPrefix, singleWord, queryTerm } = createQueryTerms(sql)

  /** The longest row of tokens, from the first on, that some text writes as one word. */
  function compoundAt(text: string, tokens: readonly Token[]) {
    for (let size = Math.min(MAX_PARTS, tokens.length); size > 1; size -= 1) {
      const parts = tokens.slice(0, size)
      const word = joinWords(text, parts)
      if (word !== undefined && isPrefix(word)) return { word, parts }
    }
    return undefined
  }

  return (text: string): SearchQuery => {
    const tokens = tokenize(text)
    const remaining = new Set(queryWords(text, MAX_QUERY_TERMS))
    const matches: Match[] = []
    const terms: QueryTerm[] = []
    for (let at = 0; at < tokens.length && remaining.size > 0; at += 1) {
      const compound = compoundAt(text, tokens.slice(at))
      const parts = compound?.parts ?? tokens.slice(at, at + 1)
      const separate = parts
        .filter(({ normalized }) => remaining.delete(normalized))
        .map(({ normalized, start, end }) => queryTerm(text.slice(start, end), normalized))
      if (separate.length === 0) continue
      at += parts.length - 1
      const joined = compound ? [singleWord(compound.word)] : []
      // Next to the joined word, parts that no text has by themselves are not corrected.
      const isSeparate = !compound || separate.every(({ isIndexed }) => isIndexed)
      const all = isSeparate ? [combine(separate, allOf), ...joined] : joined
      matches.push(combine(all, anyOf))
      terms.push(...(isSeparate ? separate : []), ...joined)
    }
    return { match: matches.length === 0 ? undefined : combine(matches, allOf), terms }
  }
}
