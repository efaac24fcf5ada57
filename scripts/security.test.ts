import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')

/** A test as the threat model names it: its file, and its words from their beginning. */
const SHOWN_BY = /`([^`]+\.test\.tsx?)`: ([^;|]+)/g

const rows = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|Who|What they)/.test(line))

test('the threat model has lines', () => {
  expect(rows.length).toBeGreaterThan(20)
})

test.each(rows)('%s', (row) => {
  const named = [...row.matchAll(SHOWN_BY)]
  expect(named.length, 'a test that shows it').toBeGreaterThan(0)
  for (const [, file = '', words = ''] of named) {
    expect(existsSync(path.join(ROOT, file)), file).toBe(true)
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(words.trim())
  }
})
