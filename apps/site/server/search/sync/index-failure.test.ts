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

test('a full disk keeps its file: another one would not fit either', () => {
  const full = failureOf((db) => {
    db.exec('PRAGMA max_page_count = 4; CREATE TABLE full (words TEXT)')
    db.prepare('INSERT INTO full VALUES (?)').run('x'.repeat(100_000))
  })
  expect(String(full)).toContain('full')
  expect(needsNewFile(new IndexFailure(full))).toBe(false)
})

test('a file without its tables is of no use', () => {
  const missing = failureOf((db) => db.exec('DELETE FROM found_so'))
  expect(needsNewFile(new IndexFailure(missing))).toBe(true)
})

test('what a host or a network does wrong is not the file’s fault', () => {
  expect(needsNewFile(new Error('/api/x: status 500'))).toBe(false)
})
