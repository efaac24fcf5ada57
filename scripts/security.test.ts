import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')

/** A test as the threat model cites it: its file, and its title or the beginning of it. */
const CITED_TEST = /`([^`]+\.test\.tsx?)`: ([^;|]+)/g

const rows = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|Who|What they)/.test(line))

test('the threat model has rows', () => {
  expect(rows.length).toBeGreaterThan(20)
})

test.each(rows)('%s', (row) => {
  const citations = [...row.matchAll(CITED_TEST)]
  expect(citations.length, 'a test that shows it').toBeGreaterThan(0)
  for (const [, file = '', title = ''] of citations) {
    expect(existsSync(path.join(ROOT, file)), file).toBe(true)
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(title.trim())
  }
})
