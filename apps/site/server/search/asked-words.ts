import type { DatabaseSync } from 'node:sqlite'
import type { Language } from '@gaashaan/contract'
import { SUFFIX } from './index-file.ts'
import { cutsOf, distance, isNear } from './spelling.ts'

/** A word of a question, by what it is found in the index. */
export interface AskedWord {
  readonly folded: string
  /** FTS5: the word itself; what begins with it in titles; what does anywhere. */
  readonly exact: string
  readonly inTitles: string
  readonly anywhere: string
  /** Whether a word of a text is what was asked for. */
  readonly fits: (folded: string) => boolean
  /** The words that stand in the asked one's place, which is written nowhere; nearest first. */
  readonly instead: readonly string[]
}

/** Endings of a word that are looked for one by one; where there are more, FTS5 puts them together. */
const MOST_ENDINGS = 40
/** Near words that stand in a misspelt one's place, and how many are compared. */
const MOST_NEAR = 4
const MOST_COMPARED = 400
/** Characters of the beginnings that the index keeps of all words (`prefix` of its table). */
const KEPT_BEGINNINGS = [3, 4]
/** Fewest characters of a beginning in titles. */
const SHORTEST_IN_TITLES = 2

const quoted = (term: string) => `"${term}"`

function either(terms: readonly string[]): string {
  return terms.length < 2 ? quoted(terms[0] ?? '') : `(${terms.map(quoted).join(' OR ')})`
}

/** Finds the words of questions among those of a language's texts. */
export function createAskedWords(db: DatabaseSync, language: Language) {
  const suffix = SUFFIX[language]
  const beginning = db.prepare(
    `SELECT term FROM terms_${suffix} WHERE term >= ? AND term < ? LIMIT ${MOST_ENDINGS + 1}`,
  )
  const byCut = db.prepare(`SELECT term FROM cuts_${suffix} WHERE cut = ? LIMIT ${MOST_COMPARED}`)
  const isWritten = db.prepare(
    `SELECT 1 FROM found_${suffix} WHERE found_${suffix} MATCH ? LIMIT 1`,
  )

  function near(word: string): string[] {
    const terms = new Set(
      cutsOf(word).flatMap((cut) => byCut.all(cut).map(({ term }) => String(term))),
    )
    return [...terms]
      .filter((term) => isNear(word, term) && isWritten.get(quoted(term)) !== undefined)
      .sort((a, b) => distance(word, a) - distance(word, b) || (a < b ? -1 : 1))
      .slice(0, MOST_NEAR)
  }

  /** A word that is the beginning of others, or misspelt. */
  return function askedWord(folded: string): AskedWord {
    const exact = quoted(folded)
    const begun = `${exact}*`
    const whole = { folded, exact, inTitles: begun, anywhere: begun, instead: [] }
    const isNumber = /^\d+$/.test(folded)
    if (isNumber || folded.length < Math.min(...KEPT_BEGINNINGS)) {
      const isBegun = !isNumber && folded.length >= SHORTEST_IN_TITLES
      const fits = (word: string) => word === folded
      return { ...whole, inTitles: isBegun ? begun : exact, anywhere: exact, fits }
    }
    const plain = { ...whole, fits: (word: string) => word.startsWith(folded) }
    // Words with numbers are no terms: nobody misspells them, and there are too many.
    if (/\d/.test(folded)) return plain
    const endings = beginning.all(folded, `${folded}\u{10ffff}`).map(({ term }) => String(term))
    const isMany = KEPT_BEGINNINGS.includes(folded.length) || endings.length > MOST_ENDINGS
    const found = isMany ? begun : either(endings)
    // Terms stay when the last text with them goes. FTS5 puts the texts of a beginning that it does
    // not keep together before it answers, which takes milliseconds: so many are not asked about.
    const isKnown = endings.length > MOST_ENDINGS || isWritten.get(found) !== undefined
    if (endings.length > 0 && isKnown) return { ...plain, inTitles: found, anywhere: found }
    const instead = near(folded)
    if (instead.length === 0) return plain
    const terms = either(instead)
    const fits = (word: string) => instead.includes(word)
    return { folded, exact: terms, inTitles: terms, anywhere: terms, instead, fits }
  }
}
