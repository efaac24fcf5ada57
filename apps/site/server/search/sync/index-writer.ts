import type { DatabaseSync } from 'node:sqlite'
import { deflateRawSync } from 'node:zlib'
import type { Language } from '@gaashaan/contract'
import { facet, type IndexDocument, PLACES, placeOf, yearOf } from '../index-document.ts'
import { SUFFIX } from '../index-file.ts'
import { isCommon, tokenize } from '../normalize.ts'
import { deletionVariants } from '../query/spelling.ts'
import { IndexFailure } from './index-failure.ts'

/** Words remembered as known, so that the file is not queried for each. */
const MAX_KNOWN_WORDS = 200_000

/** Characters of a text that are searched and shown. */
const MAX_TEXT_CHARS = 20_000

/** The indexed texts of one list. */
export interface ListedText {
  readonly key: string
  readonly stamp: string
  readonly id: number
}

/** Changes of the index; those that fail throw an `IndexFailure` and change nothing. */
export interface IndexWriter {
  /** Puts texts in, each in place of an older one of its key, all or none. */
  readonly put: (entries: readonly IndexDocument[], seen: number) => void
  readonly remove: (language: Language, keys: readonly string[]) => void
  /** Notes that texts are still there. */
  readonly touch: (language: Language, keys: readonly string[], seen: number) => void
  readonly stampOf: (language: Language, key: string) => { stamp: string; list: string } | undefined
  readonly countOf: (language: Language, list: string) => number
  /** The texts of a list from a place on. */
  readonly listedFrom: (language: Language, list: string, id: number) => readonly ListedText[]
  /** Removes the texts of a list that were not seen since; how many. */
  readonly removeUnseen: (language: Language, list: string, seen: number) => number
  readonly state: (name: string) => string | undefined
  readonly setState: (name: string, value: string) => void
}

/** The words of a text as they are kept, in order. */
const keptWords = (text: string) => tokenize(text).map(({ folded }) => folded)

function tableOf(db: DatabaseSync, language: Language) {
  const s = SUFFIX[language]
  const sql = (text: string) => db.prepare(text.replaceAll('_L', `_${s}`))
  return {
    byKey: sql('SELECT id, stamp, list FROM texts_L WHERE key = ?'),
    isTaken: sql('SELECT 1 FROM texts_L WHERE id = ?'),
    insert: sql(`INSERT INTO texts_L
      (id, key, list, kind, title, body, path, date, subcategory, year, stamp, seen)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
    insertTitle: sql('INSERT INTO titled_L (rowid, words) VALUES (?, ?)'),
    insertWords: sql('INSERT INTO found_L (rowid, title, words) VALUES (?, ?, ?)'),
    remove: sql('DELETE FROM texts_L WHERE id = ?'),
    removeTitle: sql('DELETE FROM titled_L WHERE rowid = ?'),
    removeWords: sql('DELETE FROM found_L WHERE rowid = ?'),
    touch: sql('UPDATE texts_L SET seen = ? WHERE key = ?'),
    addTerm: sql('INSERT OR IGNORE INTO terms_L VALUES (?)'),
    addCut: sql('INSERT OR IGNORE INTO cuts_L VALUES (?, ?)'),
    count: sql('SELECT count(*) AS n FROM texts_L WHERE list = ?'),
    listed: sql('SELECT id, key, stamp FROM texts_L WHERE list = ? AND id >= ? ORDER BY id DESC'),
    unseen: sql('SELECT id FROM texts_L WHERE list = ? AND seen < ?'),
  }
}

/** The one who changes the index; `db` from `openToWrite`. */
export function createIndexWriter(db: DatabaseSync): IndexWriter {
  const tables = { SO: tableOf(db, 'SO'), EN: tableOf(db, 'EN') }
  const known = { SO: new Set<string>(), EN: new Set<string>() }
  const getState = db.prepare('SELECT value FROM state WHERE name = ?')
  const putState = db.prepare('INSERT OR REPLACE INTO state VALUES (?, ?)')

  function atOnce(work: () => void): void {
    try {
      db.exec('BEGIN IMMEDIATE')
      work()
      db.exec('COMMIT')
    } catch (error) {
      // A full disk ends the transaction by itself.
      if (db.isTransaction) db.exec('ROLLBACK')
      for (const words of Object.values(known)) words.clear()
      throw new IndexFailure(error)
    }
  }

  function removeById(language: Language, id: number): void {
    tables[language].remove.run(id)
    tables[language].removeTitle.run(id)
    tables[language].removeWords.run(id)
  }

  function freePlace(entry: IndexDocument): number {
    let id = placeOf(entry) + PLACES - 1
    while (tables[entry.language].isTaken.get(id)) id -= 1
    return id
  }

  function putOne(entry: IndexDocument, seen: number): void {
    const { language } = entry
    const table = tables[language]
    const before = table.byKey.get(entry.key)
    if (before) removeById(language, Number(before.id))
    const id = freePlace(entry)
    const year = yearOf(entry)
    const { key, list, kind, title, path, date, subcategory, stamp } = entry
    const body = entry.body.slice(0, MAX_TEXT_CHARS)
    const packed = deflateRawSync(body, { level: 6 })
    table.insert.run(
      id,
      key,
      list,
      kind,
      title,
      packed,
      path,
      date ?? null,
      subcategory ?? null,
      year ?? null,
      stamp,
      seen,
    )
    const titleWords = keptWords(title)
    const words = keptWords(`${subcategory ?? ''} ${body}`)
    const facets = [
      facet.kind(kind),
      ...(year === undefined ? [] : [facet.year(year)]),
      ...(subcategory ? [facet.subcategory(subcategory)] : []),
    ]
    table.insertTitle.run(id, [...titleWords, ...facets].join(' '))
    table.insertWords.run(id, titleWords.join(' '), [...words, ...facets].join(' '))
    for (const word of new Set([...titleWords, ...words])) {
      if (known[language].has(word) || isCommon(word) || /\d/.test(word)) continue
      if (known[language].size >= MAX_KNOWN_WORDS) known[language].clear()
      known[language].add(word)
      if (Number(table.addTerm.run(word).changes) === 0) continue
      for (const cut of deletionVariants(word)) table.addCut.run(cut, word)
    }
  }

  return {
    put: (entries, seen) =>
      atOnce(() => {
        for (const entry of entries) putOne(entry, seen)
      }),
    remove: (language, keys) =>
      atOnce(() => {
        for (const key of keys) {
          const row = tables[language].byKey.get(key)
          if (row) removeById(language, Number(row.id))
        }
      }),
    touch: (language, keys, seen) =>
      atOnce(() => {
        for (const key of keys) tables[language].touch.run(seen, key)
      }),
    stampOf(language, key) {
      const row = tables[language].byKey.get(key)
      return row && { stamp: String(row.stamp), list: String(row.list) }
    },
    countOf: (language, list) => Number(tables[language].count.get(list)?.n ?? 0),
    listedFrom: (language, list, id) =>
      tables[language].listed
        .all(list, id)
        .map((row) => ({ key: String(row.key), stamp: String(row.stamp), id: Number(row.id) })),
    removeUnseen(language, list, seen) {
      const gone = tables[language].unseen.all(list, seen)
      atOnce(() => {
        for (const { id } of gone) removeById(language, Number(id))
      })
      return gone.length
    },
    state: (name) => {
      const row = getState.get(name)
      return row ? String(row.value) : undefined
    },
    setState: (name, value) => void putState.run(name, value),
  }
}
