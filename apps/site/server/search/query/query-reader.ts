import type { DatabaseSync } from 'node:sqlite'
import type { Language } from '@gaashaan/contract'
import { MAX_QUERY_TERMS } from '../../../app/search/search.ts'
import { queryWords, tokenize, type Word } from '../normalize.ts'
import { joinedWords, MAX_PARTS } from './compounds.ts'
import { anyOf, combined, createQueryTerms, type Match, type QueryTerm } from './query-terms.ts'

/** An FTS5 query: every word of `match`, and the words to mark in a text. */
export interface SearchQuery {
  /** None where the query has no words. */
  readonly match: Match | undefined
  readonly words: readonly QueryTerm[]
}

const allOf = (matches: readonly string[]) =>
  matches.length === 1 ? String(matches[0]) : `(${matches.join(' AND ')})`

/** Reads queries by the words of a language's texts. */
export function createQueryReader(db: DatabaseSync, language: Language) {
  const { askedWord, joinedWord, isBegun } = createQueryTerms(db, language)

  /** The longest row of words, from the first on, that is one word in some text. */
  function joinedFrom(text: string, words: readonly Word[]) {
    for (let size = Math.min(MAX_PARTS, words.length); size > 1; size -= 1) {
      const parts = words.slice(0, size)
      const one = joinedWords(text, parts)
      if (one !== undefined && isBegun(one)) return { one, parts }
    }
    return undefined
  }

  return (text: string): SearchQuery => {
    const all = tokenize(text)
    const telling = new Set(queryWords(text, MAX_QUERY_TERMS))
    const matches: Match[] = []
    const words: QueryTerm[] = []
    for (let at = 0; at < all.length && telling.size > 0; at += 1) {
      const compound = joinedFrom(text, all.slice(at))
      const parts = compound?.parts ?? all.slice(at, at + 1)
      const asked = parts
        .filter(({ folded }) => telling.delete(folded))
        .map(({ folded, start, end }) => askedWord(text.slice(start, end), folded))
      if (asked.length === 0) continue
      at += parts.length - 1
      const one = compound && joinedWord(compound.one)
      // Words that are written nowhere by themselves are not taken for others.
      const isApart = !one || asked.every(({ isKnown }) => isKnown)
      const unit = isApart ? [combined(asked, allOf)] : []
      matches.push(combined(one ? [...unit, one] : unit, anyOf))
      words.push(...(isApart ? asked : []), ...(one ? [one] : []))
    }
    return { match: matches.length === 0 ? undefined : combined(matches, allOf), words }
  }
}
