import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { createTestIndex, type TestIndex, testDocument } from '../testing/search-index.ts'
import { createTestServer } from '../testing/test-server.ts'
import { createSearch, type Search } from './search.ts'

let index: TestIndex
let search: Search
const log = { info: () => {}, warn: () => {}, error: () => {} }

beforeEach(() => {
  index = createTestIndex()
  index.writer.upsert(
    [testDocument({ title: 'Ciidanka Badda', path: '/resources/NewsDetail/x-7' })],
    1,
  )
  index.writer.setState('ready', '1')
  const apiBaseUrl = 'http://127.0.0.1:9'
  search = createSearch({
    file: index.file,
    apiBaseUrl,
    shouldSync: false,
    clock: systemClock,
    log,
  })
})
/** How long a thread may take to start on a busy machine. */
const MAX_START_MS = 30_000

const QUERY = { language: 'SO', text: 'badda', page: 1 } as const

async function waitForSearch(): Promise<void> {
  await expect
    .poll(async () => (await search.search(QUERY, undefined)).state, { timeout: MAX_START_MS })
    .toBe('ready')
}

afterEach(async () => {
  await search.close()
  index.close()
})

async function suggestionsOf(query: string, parts: { readonly search?: Search } = { search }) {
  const { app } = await createTestServer({}, parts)
  const response = await app.inject(`/search/suggestions?${query}`)
  await app.close()
  return response.json().suggestions
}

test('titles are suggested for the beginning of a word', { timeout: 60_000 }, async () => {
  await waitForSearch()
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

test('the search runs many queries at once in its own thread', { timeout: 60_000 }, async () => {
  await waitForSearch()
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => search.search(QUERY, undefined)),
  )
  expect(outcomes.every((outcome) => outcome.state === 'ready' && outcome.own.total === 1)).toBe(
    true,
  )
})

test('a search that is closed is away', async () => {
  await search.close()
  expect(await search.search(QUERY, undefined)).toEqual({ state: 'away' })
})
