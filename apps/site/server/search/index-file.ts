import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { LANGUAGES, type Language } from '@gaashaan/contract'
import type { SearchKind } from '../../app/search/search.ts'

/** Version of the file's schema; another version is another file. */
export const SCHEMA_VERSION = 5

/** Page cache of one connection, in kilobytes. */
const CACHE_KB = 16_384
/** How long to wait, in ms, while another process writes. */
const BUSY_TIMEOUT_MS = 2_000

/** A row of a language's texts; most statements read some of the columns. */
export interface TextRow {
  readonly id: number
  readonly list: string
  readonly kind: SearchKind
  readonly title: string
  /** Compressed by `deflateRaw`. */
  readonly body: Uint8Array
  readonly path: string
  readonly date: string | null
  readonly subcategory: string | null
}

/** Prepares SQL in which `_L` stands for the suffix of a language's tables. */
export type PrepareSql = (sql: string) => StatementSync

const forLanguage = (sql: string, language: Language) =>
  sql.replaceAll('_L', `_${language.toLowerCase()}`)

export function prepareFor(db: DatabaseSync, language: Language): PrepareSql {
  return (sql) => db.prepare(forLanguage(sql, language))
}

/**
 * `texts` has what is shown, ordered by date through `id`. `titled` has the words of the titles and
 * `found` all words, both with the facets. `terms` has every word, and `cuts` leads from a misspelt
 * one to them. The FTS5 tables are contentless, as nothing reads the texts from them. They keep the
 * positions of words: `bm25()` counts them, and a word that is also written as two is found as two
 * neighbours. `withdrawn` has the words of withdrawn texts, which no search and no list finds: whoever
 * asks whether the ministry has said them is told that it has taken them back.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS texts_L (
  id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, list TEXT NOT NULL, kind TEXT NOT NULL,
  title TEXT NOT NULL, body BLOB NOT NULL, path TEXT NOT NULL, date TEXT, subcategory TEXT,
  year INTEGER, stamp TEXT NOT NULL, seen INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS texts_L_list ON texts_L (list, id);
CREATE INDEX IF NOT EXISTS texts_L_kind ON texts_L (kind);
CREATE INDEX IF NOT EXISTS texts_L_year ON texts_L (year);
CREATE INDEX IF NOT EXISTS texts_L_subcategory ON texts_L (subcategory);
CREATE VIRTUAL TABLE IF NOT EXISTS titled_L USING fts5(
  words, content='', contentless_delete=1, prefix='2 3 4', tokenize=ascii);
CREATE VIRTUAL TABLE IF NOT EXISTS found_L USING fts5(
  title, words, content='', contentless_delete=1, prefix='3 4', tokenize=ascii);
CREATE VIRTUAL TABLE IF NOT EXISTS withdrawn_L USING fts5(
  words, content='', contentless_delete=1, tokenize=ascii);
CREATE TABLE IF NOT EXISTS terms_L (term TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cuts_L (cut TEXT, term TEXT, PRIMARY KEY (cut, term)) WITHOUT ROWID;
`

/** The transparency log's entries, by what they can be asked for: a text, its hash, those of its files, what these look like, a tender's number. */
const LOG_SCHEMA = `
CREATE TABLE IF NOT EXISTS versions (
  entry INTEGER PRIMARY KEY, at TEXT NOT NULL, text TEXT NOT NULL, action TEXT, post INTEGER,
  language TEXT, note TEXT, tender TEXT);
CREATE INDEX IF NOT EXISTS versions_text ON versions (text);
CREATE INDEX IF NOT EXISTS versions_post ON versions (post, language, entry);
CREATE INDEX IF NOT EXISTS versions_tender ON versions (tender, language) WHERE tender IS NOT NULL;
CREATE TABLE IF NOT EXISTS version_files (
  sha256 TEXT, entry INTEGER, PRIMARY KEY (sha256, entry)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS version_files_entry ON version_files (entry);
CREATE TABLE IF NOT EXISTS pictures (
  id INTEGER PRIMARY KEY AUTOINCREMENT, sha256 TEXT NOT NULL UNIQUE, likeness TEXT NOT NULL, coarse BLOB NOT NULL);
`

/** Whether the content of the file cannot be read (SQLITE_CORRUPT, SQLITE_NOTADB). */
export const isCorrupt = (error: unknown) => /malformed|not a database/.test(String(error))

export function removeIndexFile(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true })
}

function open(file: string): DatabaseSync {
  // FTS5 numbers its own rows beyond 2^53, and `run()` returns the last one after any statement.
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readBigInts: true })
  // Whatever a crash of the machine loses is synchronised again.
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -${CACHE_KB};
    PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = 16777216`)
  db.exec(`CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID`)
  db.exec(LOG_SCHEMA)
  for (const language of LANGUAGES) db.exec(forLanguage(SCHEMA, language))
  return db
}

/** Opens the index file for writing. A file that cannot be read is replaced by an empty one. */
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

/** Opens the index file for searching; throws while there is none. */
export function openToRead(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  db.exec(`PRAGMA cache_size = -${CACHE_KB}; PRAGMA temp_store = MEMORY`)
  return db
}
