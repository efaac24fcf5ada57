import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Language } from '@gaashaan/contract'

/** Of what the file holds; another number begins another file. */
export const FORMAT = 2

/** Kilobytes of the file that a connection keeps in memory. */
const CACHE_KB = 16_384
/** Milliseconds to wait for another process that writes. */
const BUSY = 2_000

/** Names of a language's tables. */
export const SUFFIX = { SO: 'so', EN: 'en' } as const satisfies Record<Language, string>

/**
 * FTS5 without the texts, which nothing here asks for. It keeps the places of words: `bm25()` counts
 * them, and a word that is written as two is found as two that stand beside each other.
 */
const WORDS = (name: string, columns: string, prefix: string) => `
CREATE VIRTUAL TABLE IF NOT EXISTS ${name} USING fts5(
  ${columns}, content='', contentless_delete=1, prefix='${prefix}', tokenize=ascii);`

/**
 * `texts` are what is shown, in the order of their day by `id`. `titled` holds the words of their
 * titles and `found` all their words, each with the facets. `terms` are all words, and `cuts` lead
 * from a misspelt one to them.
 */
const TABLES = (suffix: string) => `
CREATE TABLE IF NOT EXISTS texts_${suffix} (
  id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, list TEXT NOT NULL, kind TEXT NOT NULL,
  title TEXT NOT NULL, body BLOB NOT NULL, path TEXT NOT NULL, date TEXT, subcategory TEXT,
  year INTEGER, stamp TEXT NOT NULL, seen INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS texts_${suffix}_list ON texts_${suffix} (list, id);
${['kind', 'year', 'subcategory'].map((name) => `CREATE INDEX IF NOT EXISTS texts_${suffix}_${name} ON texts_${suffix} (${name});`).join('\n')}
${WORDS(`titled_${suffix}`, 'words', '2 3 4')}
${WORDS(`found_${suffix}`, 'title, words', '3 4')}
CREATE TABLE IF NOT EXISTS terms_${suffix} (term TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cuts_${suffix} (cut TEXT, term TEXT, PRIMARY KEY (cut, term)) WITHOUT ROWID;
`

/** Whether what the file holds cannot be read (SQLITE_CORRUPT, SQLITE_NOTADB). */
export const isCorrupt = (error: unknown) => /malformed|not a database/.test(String(error))

export function removeIndexFile(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true })
}

function open(file: string): DatabaseSync {
  // FTS5 numbers its own rows beyond 2^53, and `run()` tells the last one after any statement.
  const db = new DatabaseSync(file, { timeout: BUSY, readBigInts: true })
  // What a crash of the machine loses is synchronised again.
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -${CACHE_KB};
    PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = 16777216`)
  db.exec(`CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID`)
  for (const suffix of Object.values(SUFFIX)) db.exec(TABLES(suffix))
  return db
}

/** Opens the file of the index to write, anew where what is there cannot be read. */
export function openToWrite(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    return open(file)
  } catch (error) {
    if (!isCorrupt(error)) throw error
    removeIndexFile(file)
    return open(file)
  }
}

/** Opens the file to search it; throws while there is none. */
export function openToRead(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: BUSY })
  db.exec(`PRAGMA cache_size = -${CACHE_KB}; PRAGMA temp_store = MEMORY`)
  return db
}
