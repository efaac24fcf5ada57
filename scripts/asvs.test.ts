import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { numbers, REQUIREMENTS } from './asvs/requirements.ts'

// `docs.test.ts` looks at the links of every document.

const ROOT = path.join(import.meta.dirname, '..')
const document = readFileSync(path.join(ROOT, 'docs/asvs.md'), 'utf8')

const STATUSES = ['met', 'not applicable', 'gap']

/**
 * The requirements that are not met: none of level 1, and ten of level 2. One that comes to be met leaves
 * this list; none is added without its reason in the document.
 */
const KNOWN_GAPS = {
  1: [],
  2: numbers('5.4.3 6.5.5 11.2.2 11.2.3 11.6.1 12.3.1 12.3.3 13.2.1 13.2.5 13.3.1'),
}

/** A test as the document cites it: its file, and its title or the beginning of it. */
const CITED_TEST = /`([^`]+\.test\.tsx?)`: ([^;|]+)/g

interface Row {
  readonly number: string
  readonly level: number
  readonly asks: string
  readonly status: string
  readonly shown: string
}

const rows: readonly Row[] = [
  ...document.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
].map(([, number = '', level, asks = '', status = '', shown = '']) => ({
  number,
  level: Number(level),
  asks,
  status,
  shown,
}))

const sortKey = (number: string) =>
  number
    .split('.')
    .map((part) => part.padStart(3, '0'))
    .join('.')

test('each requirement of the levels 1 and 2 has one row with its level, in their order', () => {
  const expected = ([1, 2] as const).flatMap((level) =>
    REQUIREMENTS[level].map((number) => ({ number, level })),
  )
  expect(rows.map(({ number, level }) => ({ number, level }))).toEqual(
    expected.toSorted((a, b) => sortKey(a.number).localeCompare(sortKey(b.number))),
  )
})

test('each row says what is asked, and one of three statuses', () => {
  for (const { number, asks, status, shown } of rows) {
    expect(STATUSES, number).toContain(status)
    expect([asks.length > 3, shown.length > 10], number).toEqual([true, true])
  }
})

test('each row is in the table of its chapter', () => {
  const chapters = document.split('\n## ').slice(1)
  const stray = chapters.flatMap((chapter) => {
    const name = /^V(\d+) /.exec(chapter)?.[1] ?? 'none'
    const numbers = [...chapter.matchAll(/^\| (\d+)\.(\d+\.\d+) /gm)]
    return numbers.filter(([, first]) => first !== name).map(([cell]) => cell)
  })
  expect([chapters.length, stray]).toEqual([17, []])
})

test('the table of counts says what the rows say', () => {
  const count = (levels: readonly number[]) => {
    const counted = rows.filter(({ level }) => levels.includes(level))
    const each = STATUSES.map((name) => counted.filter(({ status }) => status === name).length)
    return [...each, counted.length].join(' | ')
  }
  expect(document).toContain(`| 1 | ${count([1])} |`)
  expect(document).toContain(`| 2 | ${count([2])} |`)
  expect(document).toContain(`| Both | ${count([1, 2])} |`)
})

test.each([1, 2] as const)('the gaps of level %i are the known ones', (level) => {
  const gaps = rows.filter((row) => row.level === level && row.status === 'gap')
  expect(gaps.map(({ number }) => number)).toEqual(KNOWN_GAPS[level])
})

test('what is met is shown by a test, a document or a file', () => {
  const unshown = rows.filter(
    ({ status, shown }) => status === 'met' && !/\.test\.tsx?`: |\]\(/.test(shown),
  )
  expect(unshown.map(({ number }) => number)).toEqual([])
})

test.each(rows)('the tests that $number cites exist', ({ shown }) => {
  for (const [, file = '', title = ''] of shown.matchAll(CITED_TEST)) {
    expect(existsSync(path.join(ROOT, file)), file).toBe(true)
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(title.trim())
  }
})
