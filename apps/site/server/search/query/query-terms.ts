import type { DatabaseSync } from 'node:sqlite'
import type { Language } from '@gaashaan/contract'
import { editDistance } from '@gaashaan/runtime/edit-distance'
import { SUFFIX } from '../index-file.ts'
import { isCommon } from '../normalize.ts'
import { compoundSplits } from './compounds.ts'
import { deletionVariants, isSpellingVariant } from './spelling.ts'

/** By what something is found in the index, in FTS5's language. */
export interface Match {
  /** In the table of titles. */
  readonly inTitles: string
  /** In the table of all words, as `bm25()` is to count it. */
  readonly ranked: string
  /** The same texts as `ranked` finds, in less time. */
  readonly anywhere: string
}

/** A word of a question. */
export interface QueryTerm extends Match {
  readonly folded: string
  /** Whether a word of a text matches the term. */
  readonly fits: (folded: string) => boolean
  /** Indexed words to use for a term that no text has; nearest first. */
  readonly instead: readonly string[]
  /** Whether the index has the word as the reader wrote it. */
  readonly isKnown: boolean
}

/** Endings of a word that are looked for one by one; where there are more, FTS5 puts them together. */
const MAX_ENDINGS = 40
/** Near words that stand in a misspelt one's place, and how many are compared. */
const MAX_NEAR_WORDS = 4
const MAX_COMPARED_WORDS = 400
/** Ways to write a word as several that are looked for in the texts. */
const MAX_SPLITS = 6
/** Characters of the beginnings that the index keeps of all words (`prefix` of its table). */
const KEPT_BEGINNINGS = [3, 4]
/** Fewest characters of a beginning in titles. */
const MIN_TITLE_PREFIX_CHARS = 2

const quoted = (term: string) => `"${term}"`

export function anyOf(matches: readonly string[]): string {
  return matches.length === 1 ? String(matches[0]) : `(${matches.join(' OR ')})`
}

const either = (terms: readonly string[]) => anyOf(terms.map(quoted))

const everywhere = (match: string): Match => ({ inTitles: match, ranked: match, anywhere: match })

/** The same of each of some matches. */
export function combined(matches: readonly Match[], by: (each: string[]) => string): Match {
  return {
    inTitles: by(matches.map((match) => match.inTitles)),
    ranked: by(matches.map((match) => match.ranked)),
    anywhere: by(matches.map((match) => match.anywhere)),
  }
}

/** Matches the words of queries with those of a language's texts. */
export function createQueryTerms(db: DatabaseSync, language: Language) {
  const suffix = SUFFIX[language]
  const beginning = db.prepare(
    `SELECT term FROM terms_${suffix} WHERE term >= ? AND term < ? LIMIT ?`,
  )
  const isTerm = db.prepare(`SELECT 1 FROM terms_${suffix} WHERE term = ?`)
  const byCut = db.prepare(
    `SELECT term FROM cuts_${suffix} WHERE cut = ? LIMIT ${MAX_COMPARED_WORDS}`,
  )
  const isWritten = db.prepare(
    `SELECT 1 FROM found_${suffix} WHERE found_${suffix} MATCH ? LIMIT 1`,
  )
  const has = (match: string) => isWritten.get(match) !== undefined

  const beginningWith = (folded: string, most: number) =>
    beginning.all(folded, `${folded}\u{10ffff}`, most).map(({ term }) => String(term))

  function near(word: string): string[] {
    const terms = new Set(
      deletionVariants(word).flatMap((cut) => byCut.all(cut).map(({ term }) => String(term))),
    )
    return [...terms]
      .filter((term) => isSpellingVariant(word, term) && has(quoted(term)))
      .sort((a, b) => editDistance(word, a) - editDistance(word, b) || (a < b ? -1 : 1))
      .slice(0, MAX_NEAR_WORDS)
  }

  function isBegun(folded: string): boolean {
    return beginningWith(folded, 1).length > 0
  }

  /** How texts write a word as several, and whether a word of a text is a part of that. */
  function apart(written: string) {
    const isKnown = (part: string, isLast: boolean) =>
      isLast ? isBegun(part) : isTerm.get(part) !== undefined
    const splits = compoundSplits(written, isKnown)
      .slice(0, MAX_SPLITS)
      .map((parts) => ({ parts, match: `${quoted(parts.join(' '))}*` }))
      .filter(({ match }) => has(match))
    const isPart = (word: string, part: string, isLast: boolean) =>
      isLast ? word.startsWith(part) : word === part && !isCommon(part)
    const fits = (word: string) =>
      splits.some(({ parts }) =>
        parts.some((part, at) => isPart(word, part, at === parts.length - 1)),
      )
    return { matches: splits.map(({ match }) => match), fits }
  }

  /** A word as one that others begin with, or as it was meant. */
  function asOne(folded: string): QueryTerm {
    const exact = quoted(folded)
    const begun = `${exact}*`
    // The word itself counts twice, and so more than one that only begins with it.
    const both = anyOf([exact, begun])
    const whole = { folded, instead: [], isKnown: true }
    const isNumber = /^\d+$/.test(folded)
    if (isNumber || folded.length < Math.min(...KEPT_BEGINNINGS)) {
      const inTitles = !isNumber && folded.length >= MIN_TITLE_PREFIX_CHARS ? both : exact
      return { ...whole, ...everywhere(exact), inTitles, fits: (word) => word === folded }
    }
    const plain = {
      ...whole,
      ...everywhere(both),
      anywhere: begun,
      fits: (word: string) => word.startsWith(folded),
    }
    // Words with numbers are no terms: nobody misspells them, and there are too many.
    if (/\d/.test(folded)) return plain
    const endings = beginningWith(folded, MAX_ENDINGS + 1)
    const isMany = KEPT_BEGINNINGS.includes(folded.length) || endings.length > MAX_ENDINGS
    const anywhere = isMany || endings.length === 0 ? begun : either(endings)
    // Terms stay when the last text with them goes. FTS5 puts the texts of a beginning that it does
    // not keep together before it answers, which takes milliseconds: so many are not asked about.
    const isKnown = endings.length > 0 && (endings.length > MAX_ENDINGS || has(anywhere))
    return { ...plain, anywhere, isKnown }
  }

  return {
    isBegun,
    /** A word of a question as it is written there and folded. */
    askedWord(written: string, folded: string): QueryTerm {
      const word = asOne(folded)
      const { matches, fits: fitsPart } = apart(written)
      if (matches.length > 0) {
        const all = [...(word.isKnown ? [word] : []), ...matches.map(everywhere)]
        const fits = (other: string) => word.fits(other) || fitsPart(other)
        return { ...word, ...combined(all, anyOf), fits, isKnown: true }
      }
      if (word.isKnown) return word
      const instead = near(folded)
      if (instead.length === 0) return word
      const terms = everywhere(either(instead))
      return { ...word, ...terms, instead, fits: (other) => instead.includes(other) }
    },
    /** Neighbouring words of a question that are written as one. */
    joinedWord: (folded: string): QueryTerm => asOne(folded),
  }
}
