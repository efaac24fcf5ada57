import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { createTestIndex, entry, type TestIndex } from '../testing/search-index.ts'
import { createTestServer } from '../testing/test-server.ts'
import { createSearch, type Search } from './search.ts'

let index: TestIndex
let search: Search
const log = { info: () => {}, warn: () => {}, error: () => {} }

beforeEach(() => {
  index = createTestIndex()
  index.writer.put([entry({ title: 'Ciidanka Badda', path: '/resources/NewsDetail/x-7' })], 1)
  index.writer.setState('ready', '1')
  const apiBaseUrl = 'http://127.0.0.1:9'
  search = createSearch({ file: index.file, apiBaseUrl, keeps: false, clock: systemClock, log })
})
/** A thread that has just been started takes its time on a busy machine. */
const STARTED_WITHIN_MS = 30_000

const QUESTION = { language: 'SO', text: 'badda', page: 1 } as const

async function searchHasStarted(): Promise<void> {
  await expect
    .poll(async () => (await search.ask(QUESTION, undefined)).state, { timeout: STARTED_WITHIN_MS })
    .toBe('ready')
}

afterEach(async () => {
  await search.close()
  index.close()
})

async function suggestionsOf(query: string, parts: { readonly search?: Search } = { search }) {
  const { app } = await createTestServer({}, parts)
  const answer = await app.inject(`/search/suggestions?${query}`)
  await app.close()
  return answer.json().suggestions
}

test('titles are suggested for the beginning of a word', { timeout: 60_000 }, async () => {
  await searchHasStarted()
  expect(await suggestionsOf('q=bad&language=SO')).toEqual([
    { to: '/resources/NewsDetail/x-7', title: 'Ciidanka Badda', kind: 'news' },
  ])
})

test.each([
  '',
  'q=bad',
  'q=bad&language=so',
  `q=${'x'.repeat(101)}&language=SO`,
  'q=bad&q=bad&language=SO',
])('nothing is suggested for ?%s', async (query) => {
  expect(await suggestionsOf(query)).toEqual([])
})

test('a site without a search suggests nothing', async () => {
  expect(await suggestionsOf('q=bad&language=SO', {})).toEqual([])
})

test('the search answers from its own thread, many at once', { timeout: 60_000 }, async () => {
  await searchHasStarted()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => search.ask(QUESTION, undefined)),
  )
  expect(answers.every((answer) => answer.state === 'ready' && answer.own.total === 1)).toBe(true)
})

test('a search that is closed is away', async () => {
  await search.close()
  expect(await search.ask(QUESTION, undefined)).toEqual({ state: 'away' })
})
