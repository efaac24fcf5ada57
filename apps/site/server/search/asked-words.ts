import type { DatabaseSync } from 'node:sqlite'
import type { Language } from '@gaashaan/contract'
import { SUFFIX } from './index-file.ts'
import { cutsOf, distance, isNear } from './spelling.ts'

/** A word of a question, by what it is found in the index. */
export interface AskedWord {
  readonly folded: string
  /** FTS5: the word itself, and everything that begins with it. */
  readonly exact: string
  readonly begun: string
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
/** Characters of the beginnings that the index keeps (`prefix` of its tables). */
const KEPT_BEGINNINGS = [3, 4]

const quoted = (term: string) => `"${term}"`

function either(terms: readonly string[]): string {
  return terms.length === 1 ? quoted(terms[0] ?? '') : `(${terms.map(quoted).join(' OR ')})`
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
    const plain = { folded, exact: quoted(folded), instead: [] }
    const isShort = folded.length < Math.min(...KEPT_BEGINNINGS)
    if (isShort) return { ...plain, begun: quoted(folded), fits: (word) => word === folded }
    const whole = {
      ...plain,
      begun: `${quoted(folded)}*`,
      fits: (word: string) => word.startsWith(folded),
    }
    // Numbers are no terms: nobody misspells them, and there are too many.
    if (/\d/.test(folded)) return whole
    const endings = beginning.all(folded, `${folded}\u{10ffff}`).map(({ term }) => String(term))
    const isKnown = endings.length > 0 && isWritten.get(whole.begun) !== undefined
    if (isKnown && (endings.length > MOST_ENDINGS || KEPT_BEGINNINGS.includes(folded.length)))
      return whole
    if (isKnown) return { ...whole, begun: either(endings) }
    const instead = near(folded)
    if (instead.length === 0) return whole
    const terms = either(instead)
    return { folded, exact: terms, begun: terms, instead, fits: (word) => instead.includes(word) }
  }
}
