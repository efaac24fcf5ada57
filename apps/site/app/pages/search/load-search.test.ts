import { expect, test } from 'vitest'
import { answered, fakeTransport } from '../../api/fake-transport.ts'
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

function visit(answer: SearchOutcome = READY) {
  const questions: SearchQueryInput[] = []
  const transport = {
    ...fakeTransport(() => answered([])),
    search: async (question: SearchQueryInput) => {
      questions.push(question)
      return answer
    },
  }
  const load = (query: string) => loadSearch(transport, 'SO', new URLSearchParams(query))
  return { load, questions, changes: transport.changes }
}

test('nothing is looked for before something is asked', async () => {
  const { load, questions } = visit()
  expect(await load('q=%20')).toEqual({ state: 'start', text: '', filters: {} })
  expect(questions).toEqual([])
})

test('a question has what its address says, within its bounds', async () => {
  const { load, questions } = visit()
  await load(`q=+a++b+${'x'.repeat(300)}&kind=tenders&year=2026&subcategory=Badda&page=2`)
  const text = `a b ${'x'.repeat(96)}`
  const filters = { kind: 'tenders', subcategory: 'Badda', year: 2026 }
  expect(questions).toEqual([{ language: 'SO', text, page: 2, ...filters }])
})

test('results have their day in their own language, ten to a page', async () => {
  const view = await visit().load('q=badda')
  if (view.state !== 'ready') throw new Error(view.state)
  expect([view.page, view.pages, view.total, view.isMore]).toEqual([1, 2, 12, false])
  expect(view.results[0]?.date).toBe('Noofeembar 20, 2026')
  expect(view.others[0]?.date).toBe('November 20, 2026')
})

test('a page that does not exist is the first one', async () => {
  const { load, questions } = visit()
  expect(await load('q=badda&page=9')).toMatchObject({ page: 1 })
  expect(questions.map(({ page }) => page)).toEqual([9, 1])
})

test('a page that may soon show more is not kept', async () => {
  const behind = visit({ ...READY, isBehind: true })
  await behind.load('q=badda')
  expect(behind.changes).toHaveLength(1)
  const preparing = visit({ state: 'preparing' })
  expect(await preparing.load('q=badda')).toMatchObject({ state: 'preparing' })
  expect(preparing.changes).toHaveLength(1)
  const ready = visit()
  await ready.load('q=badda')
  expect(ready.changes).toEqual([])
})
