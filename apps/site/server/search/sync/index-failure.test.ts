import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { IndexFailure, needsNewFile } from './index-failure.ts'

function failureOf(work: (db: DatabaseSync) => void): unknown {
  const db = new DatabaseSync(':memory:')
  try {
    work(db)
  } catch (error) {
    return error
  } finally {
    db.close()
  }
}

test('a full disk needs no new file, as that would not fit either', () => {
  const full = failureOf((db) => {
    db.exec('PRAGMA max_page_count = 4; CREATE TABLE full (words TEXT)')
    db.prepare('INSERT INTO full VALUES (?)').run('x'.repeat(100_000))
  })
  expect(String(full)).toContain('full')
  expect(needsNewFile(new IndexFailure(full))).toBe(false)
})

test('a file without its tables needs to be replaced', () => {
  const missing = failureOf((db) => db.exec('DELETE FROM found_so'))
  expect(needsNewFile(new IndexFailure(missing))).toBe(true)
})

test('a failure of the host or the network needs no new file', () => {
  expect(needsNewFile(new Error('/api/x: status 500'))).toBe(false)
})
