import { expect, test } from 'vitest'
import { fakeTransport } from '../../api/fake-transport.ts'
import type { ArchiveQuery, ArchiveResult } from '../../archive/archive.ts'
import { ARCHIVED_LISTS, ARCHIVES } from '../../archive/archive.ts'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { listOfPattern } from './list-of-pattern.ts'
import { byYear, loadArchive } from './load-archive.ts'

registerMessages('EN', en)

const MONTHS = [
  { month: '2026-03', count: 23 },
  { month: '2026-01', count: 1 },
  { month: '2025-12', count: 4 },
]
const ITEM = {
  to: '/resources/NewsDetail/x-1',
  title: 'X',
  extract: 'Text',
  date: '2026-03-04T22:00:00.000Z',
}
const READY: ArchiveResult = {
  state: 'ready',
  isBehind: false,
  months: MONTHS,
  total: 23,
  items: [ITEM],
}

function load(month?: string, page: string | null = null, answer: ArchiveResult = READY) {
  const asked: ArchiveQuery[] = []
  const transport = {
    ...fakeTransport(() => ({ kind: 'unreachable', reason: 'not asked' })),
    archive: async (question: ArchiveQuery) => {
      asked.push(question)
      return answer
    },
  }
  return { asked, view: loadArchive(transport, 'EN', { list: 'news', month, page }) }
}

test('months stand under their years', () => {
  expect(byYear(MONTHS)).toEqual([
    { year: '2026', months: MONTHS.slice(0, 2) },
    { year: '2025', months: MONTHS.slice(2) },
  ])
})

test('without a month the months are shown', async () => {
  const view = await load().view
  expect(view).toMatchObject({ status: 200, items: [], pages: 1 })
  expect(view.years.map(({ year }) => year)).toEqual(['2026', '2025'])
})

test('a month has its texts with their day in Mogadishu, its pages, and the months beside it', async () => {
  const { view, asked } = load('2026-03', '2')
  expect(await view).toMatchObject({
    status: 200,
    page: 2,
    pages: 2,
    later: undefined,
    earlier: '2026-01',
    items: [{ date: 'March 5, 2026', day: '2026-03-05' }],
  })
  expect(asked).toEqual([{ language: 'EN', list: 'news', month: '2026-03', page: 2 }])
})

test.each(['2026-13', '26-03', '2026', 'x'])(
  '%s is no month, and nobody is asked',
  async (month) => {
    const { view, asked } = load(month)
    expect(await view).toMatchObject({ status: 404 })
    expect(asked).toEqual([])
  },
)

test('a month in which nothing was published, and a page beyond the last, are not there', async () => {
  expect(await load('2026-02').view).toMatchObject({ status: 404 })
  expect(await load('2026-03', '9').view).toMatchObject({ status: 404, page: 1, pages: 1 })
})

test.each(['preparing', 'away'] as const)('while it is %s nobody can tell', async (state) => {
  expect(await load('2026-03', null, { state }).view).toMatchObject({ status: 503, items: [] })
})

test('each list’s path is its own, and another a developer error', () => {
  for (const list of ARCHIVED_LISTS)
    expect(listOfPattern(`${ARCHIVES[list].slice(1)}/:month?`)).toBe(list)
  expect(() => listOfPattern('/contact')).toThrow('no archive has the path /contact')
})
