import type { DatabaseSync } from 'node:sqlite'
import { deflateRawSync } from 'node:zlib'
import type { Language } from '@gaashaan/contract'
import { tokenize } from '@gaashaan/contract/texts/normalize'
import {
  facetTerms,
  type IndexDocument,
  minRowId,
  ROW_IDS_PER_MINUTE,
  yearOf,
} from '../index-document.ts'
import { prepareFor } from '../index-file.ts'
import { deletionVariants } from '../query/spelling.ts'
import { isStopWord } from '../query-words.ts'
import { forgetDeleted } from './forget-deleted.ts'
import { IndexFailure } from './index-failure.ts'

/** Terms remembered as stored, so that the file is not queried for each. */
const MAX_CACHED_TERMS = 200_000

/** How much of a text is searched and shown. */
const MAX_TEXT_CHARS = 100_000

const normalizedWords = (text: string) => tokenize(text).map(({ normalized }) => normalized)

function createTables(db: DatabaseSync, language: Language) {
  const sql = prepareFor(db, language)
  return {
    storedTerms: new Set<string>(),
    byKey: sql('SELECT id, stamp, list FROM texts_L WHERE key = ?'),
    byId: sql('SELECT 1 FROM texts_L WHERE id = ?'),
    insert: sql(`INSERT INTO texts_L
      (id, key, list, kind, title, body, path, date, subcategory, year, stamp, seen)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
    insertTitle: sql('INSERT INTO titled_L (rowid, words) VALUES (?, ?)'),
    insertWords: sql('INSERT INTO found_L (rowid, title, words) VALUES (?, ?, ?)'),
    insertWithdrawn: sql('INSERT INTO withdrawn_L (rowid, words) VALUES (?, ?)'),
    remove: sql('DELETE FROM texts_L WHERE id = ?'),
    removeTitle: sql('DELETE FROM titled_L WHERE rowid = ?'),
    removeWords: sql('DELETE FROM found_L WHERE rowid = ?'),
    removeWithdrawn: sql('DELETE FROM withdrawn_L WHERE rowid = ?'),
    markSeen: sql('UPDATE texts_L SET seen = ? WHERE key = ?'),
    insertTerm: sql('INSERT OR IGNORE INTO terms_L VALUES (?)'),
    insertCut: sql('INSERT OR IGNORE INTO cuts_L VALUES (?, ?)'),
    count: sql('SELECT count(*) AS count FROM texts_L WHERE list = ?'),
    listed: sql('SELECT id, key FROM texts_L WHERE list = ? AND id >= ?'),
    unseen: sql('SELECT id FROM texts_L WHERE list = ? AND seen < ?'),
  }
}

type Tables = ReturnType<typeof createTables>

export type IndexWriter = ReturnType<typeof createIndexWriter>

/**
 * Changes the index; `db` comes from `openToWrite`. A change that fails throws an `IndexFailure` and
 * has no effect. `sweepId` is the number of the comparison in which a document was last seen.
 */
export function createIndexWriter(db: DatabaseSync) {
  const tables = { SO: createTables(db, 'SO'), EN: createTables(db, 'EN') }
  const getState = db.prepare('SELECT value FROM state WHERE name = ?')
  const insertState = db.prepare('INSERT OR REPLACE INTO state VALUES (?, ?)')

  function inTransaction(work: () => void): void {
    try {
      db.exec('BEGIN IMMEDIATE')
      work()
      db.exec('COMMIT')
    } catch (error) {
      // A full disk ends the transaction by itself.
      if (db.isTransaction) db.exec('ROLLBACK')
      for (const { storedTerms } of Object.values(tables)) storedTerms.clear()
      throw new IndexFailure(error)
    }
  }

  function removeById(table: Tables, id: number): void {
    const { remove, removeTitle, removeWords, removeWithdrawn } = table
    for (const statement of [remove, removeTitle, removeWords, removeWithdrawn]) statement.run(id)
  }

  function removeRows(table: Tables, rows: readonly { readonly id?: unknown }[]): number {
    inTransaction(() => {
      for (const { id } of rows) removeById(table, Number(id))
    })
    return rows.length
  }

  function freeRowId(document: IndexDocument): number {
    let id = minRowId(document) + ROW_IDS_PER_MINUTE - 1
    while (tables[document.language].byId.get(id)) id -= 1
    return id
  }

  function storeTerm({ storedTerms, insertTerm, insertCut }: Tables, word: string): void {
    if (storedTerms.has(word) || isStopWord(word) || /\d/.test(word)) return
    if (storedTerms.size >= MAX_CACHED_TERMS) storedTerms.clear()
    storedTerms.add(word)
    if (Number(insertTerm.run(word).changes) === 0) return
    for (const cut of deletionVariants(word)) insertCut.run(cut, word)
  }

  function upsertOne(document: IndexDocument, sweepId: number): void {
    const { key, list, kind, title, path, stamp, date = null, subcategory = null } = document
    const table = tables[document.language]
    const { byKey, insert, insertTitle, insertWords } = table
    const previous = byKey.get(key)
    if (previous) removeById(table, Number(previous.id))
    const id = freeRowId(document)
    const year = yearOf(document) ?? null
    const body = document.body.slice(0, MAX_TEXT_CHARS)
    const packed = deflateRawSync(body, { level: 6 })
    insert.run(id, key, list, kind, title, packed, path, date, subcategory, year, stamp, sweepId)
    const titleWords = normalizedWords(title)
    const words = normalizedWords(`${subcategory ?? ''} ${body}`)
    if (document.isWithdrawn) {
      table.insertWithdrawn.run(id, [...titleWords, ...words].join(' '))
      return
    }
    const facets = facetTerms({ ...document, year: year ?? undefined })
    insertTitle.run(id, [...titleWords, ...facets].join(' '))
    insertWords.run(id, titleWords.join(' '), [...words, ...facets].join(' '))
    for (const word of new Set([...titleWords, ...words])) storeTerm(table, word)
  }

  return {
    /** Stores documents, each in place of an older one with its key: all of them or none. */
    upsert: (documents: readonly IndexDocument[], sweepId: number) =>
      inTransaction(() => {
        for (const document of documents) upsertOne(document, sweepId)
      }),
    /** Records that documents are still in their lists. */
    markSeen: (language: Language, keys: readonly string[], sweepId: number) =>
      inTransaction(() => {
        for (const key of keys) tables[language].markSeen.run(sweepId, key)
      }),
    /** Removes a list's documents, from a row ID on, that are not among `keys`; returns how many. */
    removeMissing(
      language: Language,
      list: string,
      keys: readonly string[],
      fromRowId = Number.MIN_SAFE_INTEGER,
    ): number {
      const present = new Set(keys)
      const listed = tables[language].listed.all(list, fromRowId)
      const missing = listed.filter(({ key }) => !present.has(String(key)))
      return removeRows(tables[language], missing)
    },
    /** Removes a document, if the index has it. */
    remove(language: Language, key: string): void {
      const row = tables[language].byKey.get(key)
      if (row) removeRows(tables[language], [row])
    },
    /** Removes a list's documents that were last seen in an earlier sweep; returns how many. */
    removeUnseen(language: Language, list: string, sweepId: number): number {
      return removeRows(tables[language], tables[language].unseen.all(list, sweepId))
    },
    /** Takes what was deleted out of the file for good. Throws an `IndexFailure`. */
    forgetDeleted(): void {
      for (const { storedTerms } of Object.values(tables)) storedTerms.clear()
      try {
        forgetDeleted(db)
      } catch (error) {
        throw new IndexFailure(error)
      }
    },
    stampOf(language: Language, key: string) {
      const row = tables[language].byKey.get(key)
      return row && { stamp: String(row.stamp), list: String(row.list) }
    },
    countOf: (language: Language, list: string) => Number(tables[language].count.get(list)?.count),
    state(name: string): string | undefined {
      const row = getState.get(name)
      return row && String(row.value)
    },
    setState: (name: string, value: string) => void insertState.run(name, value),
  }
}
