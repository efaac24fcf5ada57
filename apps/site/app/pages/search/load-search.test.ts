import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from '../../api/fake-transport.ts'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import type { SearchOutcome, SearchQueryInput } from '../../search/search.ts'
import { loadSearch } from './load-search.ts'

registerMessages('SO', so)
registerMessages('EN', en)

const RESULT = {
  to: '/resources/NewsDetail/x-1',
  kind: 'news',
  title: [{ text: 'Badda', isMatch: true }],
  extract: [],
  date: '2026-11-20T09:00:00Z',
} as const

const READY: Extract<SearchOutcome, { state: 'ready' }> = {
  state: 'ready',
  isBehind: false,
  own: { total: 12, items: [RESULT] },
  other: { total: 1, items: [RESULT] },
  choices: { kinds: ['news'], subcategories: [], years: [2026] },
}

function searchWith(outcome: SearchOutcome = READY) {
  const queries: SearchQueryInput[] = []
  const transport = {
    ...fakeTransport(() => apiResponse([])),
    search: async (query: SearchQueryInput) => {
      queries.push(query)
      return outcome
    },
  }
  const load = (query: string) => loadSearch(transport, 'SO', new URLSearchParams(query))
  return { load, queries, expiries: transport.expiries }
}

test('an empty query is not searched for', async () => {
  const { load, queries } = searchWith()
  expect(await load('q=%20')).toEqual({ state: 'start', text: '', filters: {} })
  expect(queries).toEqual([])
})

test('a query has the text, page and filters of its URL, within their bounds', async () => {
  const { load, queries } = searchWith()
  await load(`q=+a++b+${'x'.repeat(300)}&kind=tenders&year=2026&subcategory=Badda&page=2`)
  const text = `a b ${'x'.repeat(96)}`
  const filters = { kind: 'tenders', subcategory: 'Badda', year: 2026 }
  expect(queries).toEqual([{ language: 'SO', text, page: 2, ...filters }])
})

test('results have their date in their own language, ten to a page', async () => {
  const view = await searchWith().load('q=badda')
  if (view.state !== 'ready') throw new Error(view.state)
  expect([view.page, view.pages, view.total, view.isMore]).toEqual([1, 2, 12, false])
  expect(view.results[0]?.date).toBe('Noofeembar 20, 2026')
  expect(view.otherResults[0]?.date).toBe('November 20, 2026')
})

test('a page that does not exist is the first one', async () => {
  const { load, queries } = searchWith()
  expect(await load('q=badda&page=9')).toMatchObject({ page: 1 })
  expect(queries.map(({ page }) => page)).toEqual([9, 1])
})

test('a page that may soon show more is cached only briefly', async () => {
  const behind = searchWith({ ...READY, isBehind: true })
  await behind.load('q=badda')
  expect(behind.expiries).toHaveLength(1)
  const preparing = searchWith({ state: 'preparing' })
  expect(await preparing.load('q=badda')).toMatchObject({ state: 'preparing' })
  expect(preparing.expiries).toHaveLength(1)
  const ready = searchWith()
  await ready.load('q=badda')
  expect(ready.expiries).toEqual([])
})
