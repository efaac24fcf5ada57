import type { DatabaseSync } from 'node:sqlite'
import { inflateRawSync } from 'node:zlib'
import type { Language } from '@gaashaan/contract'
import {
  commonShare,
  MIN_ROW_SHARE,
  type Words,
  wordsOf,
} from '../../../app/verify/compare-texts.ts'
import { prepareFor, type TextRow } from '../index-file.ts'
import { isStopWord } from '../query-words.ts'

/** Words of a question of which it is looked up how many texts have them: the longest are the rarest. */
const MAX_COUNTED_WORDS = 32

/** Rarest words of a question by which texts are looked for, and how many texts all of them may have. */
const MAX_RARE_WORDS = 10
const MAX_TEXTS_OF_WORDS = 1_000

/** Texts that are compared, the best by their rare words. */
const MAX_COMPARED = 6

/** A text that may be the one that is quoted. */
export interface Candidate {
  readonly language: Language
  readonly key: string
  readonly words: Words
  readonly share: number
}

type CandidateRow = Pick<TextRow, 'title' | 'body'> & { readonly key: string }

/** Finds the texts of a language, withdrawn ones too, that most probably are quoted in a question. */
export function createQuoteFinder(db: DatabaseSync, language: Language) {
  const sql = prepareFor(db, language)
  const suffix = language.toLowerCase()
  const tables = ['found', 'withdrawn'].map((name) => {
    const table = `${name}_${suffix}`
    db.exec(`CREATE VIRTUAL TABLE temp.words_of_${table} USING fts5vocab(main, ${table}, row)`)
    return {
      frequency: db.prepare(`SELECT doc FROM temp.words_of_${table} WHERE term = ?`),
      matches: db.prepare(
        `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? ORDER BY rank LIMIT ${MAX_COMPARED}`,
      ),
    }
  })
  const row = sql('SELECT key, title, body FROM texts_L WHERE id = ?')

  /** The rarest words of a question that some text has, as FTS5 takes them; empty if there are none. */
  function rareWords(words: readonly string[], { frequency }: (typeof tables)[number]): string {
    const counted = words.flatMap((word) => {
      const doc = Number(frequency.get(word)?.doc ?? 0)
      return doc > 0 ? [{ word, doc }] : []
    })
    counted.sort((a, b) => a.doc - b.doc)
    let texts = 0
    const rare = counted.slice(0, MAX_RARE_WORDS).filter(({ doc }, place) => {
      texts += doc
      return place === 0 || texts <= MAX_TEXTS_OF_WORDS
    })
    return rare.map(({ word }) => `"${word}"`).join(' OR ')
  }

  return (asked: Words): Candidate[] => {
    const words = [...new Set(asked.tokens.map(({ normalized }) => normalized))]
    const significant = words
      .filter((word) => !isStopWord(word))
      .sort((a, b) => b.length - a.length)
      .slice(0, MAX_COUNTED_WORDS)
    return tables.flatMap((table) => {
      const query = rareWords(significant, table)
      if (query === '') return []
      return table.matches.all(query).flatMap(({ id }) => {
        const found = row.get(id as bigint | number) as unknown as CandidateRow | undefined
        if (!found) return []
        const { key, title } = found
        const candidate = wordsOf(`${title}\n${inflateRawSync(found.body)}`)
        const share = commonShare(asked, candidate)
        return share < MIN_ROW_SHARE ? [] : [{ language, key, words: candidate, share }]
      })
    })
  }
}
