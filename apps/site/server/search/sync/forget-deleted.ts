import type { DatabaseSync } from 'node:sqlite'
import { LANGUAGES } from '@gaashaan/contract'
import { prepareFor } from '../index-file.ts'

/**
 * Takes what was deleted out of the index file for good: FTS5 keeps the words of deleted rows until it merges
 * their segments, the spelling keeps them for ever, and SQLite keeps the bytes of free pages. It rewrites the
 * whole file, and searches go on meanwhile. `db` comes from `openToWrite`.
 */
export function forgetDeleted(db: DatabaseSync): void {
  for (const language of LANGUAGES) {
    const run = (sql: string) => prepareFor(db, language)(sql).run()
    for (const table of ['titled', 'found', 'withdrawn']) {
      run(`INSERT INTO ${table}_L (${table}_L) VALUES ('optimize')`)
    }
    run('CREATE VIRTUAL TABLE IF NOT EXISTS temp.words_L USING fts5vocab(main, found_L, row)')
    run('DELETE FROM terms_L WHERE term NOT IN (SELECT term FROM temp.words_L)')
    run('DELETE FROM cuts_L WHERE term NOT IN (SELECT term FROM terms_L)')
  }
  db.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
}
