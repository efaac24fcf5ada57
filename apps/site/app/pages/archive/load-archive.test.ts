import { expect, test } from 'vitest'
import { fakeTransport } from '../../api/fake-transport.ts'
import type { ArchiveQuery, ArchiveResult } from '../../archive/archive.ts'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
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

function load(month?: string, page: string | null = null, result: ArchiveResult = READY) {
  const queries: ArchiveQuery[] = []
  const transport = {
    ...fakeTransport(() => ({ kind: 'unreachable', reason: 'not used' })),
    archive: async (query: ArchiveQuery) => {
      queries.push(query)
      return result
    },
  }
  return { queries, view: loadArchive(transport, 'EN', { list: 'news', month, page }) }
}

test('months are grouped by their years', () => {
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

test('a month has its texts with their day in Mogadishu, its pages, and the adjacent months', async () => {
  const { view, queries } = load('2026-03', '2')
  expect(await view).toMatchObject({
    status: 200,
    page: 2,
    pages: 2,
    later: undefined,
    earlier: '2026-01',
    items: [{ date: 'March 5, 2026', day: '2026-03-05' }],
  })
  expect(queries).toEqual([{ language: 'EN', list: 'news', month: '2026-03', page: 2 }])
})

test.each(['2026-13', '26-03', '2026', 'x'])('%s is no month and is not queried', async (month) => {
  const { view, queries } = load(month)
  expect(await view).toMatchObject({ status: 404 })
  expect(queries).toEqual([])
})

test('a month without texts and a page beyond the last do not exist', async () => {
  expect(await load('2026-02').view).toMatchObject({ status: 404 })
  expect(await load('2026-03', '9').view).toMatchObject({ status: 404, page: 1, pages: 1 })
})

test.each(['preparing', 'away'] as const)(
  'while the archive is %s the page is unavailable',
  async (state) => {
    expect(await load('2026-03', null, { state }).view).toMatchObject({ status: 503, items: [] })
  },
)
