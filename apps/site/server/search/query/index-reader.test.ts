import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SearchFilters } from '../../../app/search/search.ts'
import { createTestIndex, entry, type TestIndex } from '../../testing/search-index.ts'

let index: TestIndex
beforeEach(() => {
  index = createTestIndex()
  index.writer.setState('ready', '1')
})
afterEach(() => index.close())

const put = (...entries: Parameters<typeof entry>[0][]) => index.writer.put(entries.map(entry), 1)

function search(text: string, filters: SearchFilters = {}, page = 1) {
  const answer = index.reader.search({ language: 'SO', text, page, ...filters }, undefined)
  if (answer.state !== 'ready') throw new Error(answer.state)
  return answer
}
const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')
const titles = (text: string, filters?: SearchFilters) =>
  search(text, filters).own.items.map(({ title }) => textOf(title))

test('an article is found by a word of its title and of its text', () => {
  put({ title: 'Ciidanka Badda' }, { title: 'Isbitaal', body: 'Dhakhaatiirta ciidanka' })
  expect(titles('badda')).toEqual(['Ciidanka Badda'])
  expect(titles('dhakhaatiirta')).toEqual(['Isbitaal'])
})

test('titles come before texts, and the newest first', () => {
  put(
    { title: 'Hore', body: 'xeebta', date: '2026-05-01T00:00:00Z' },
    { title: 'Xeebta 2024', date: '2024-01-01T00:00:00Z' },
    { title: 'Xeebta 2025', date: '2025-01-01T00:00:00Z' },
  )
  expect(titles('xeebta')).toEqual(['Xeebta 2025', 'Xeebta 2024', 'Hore'])
})

test('a word as it was asked for comes before a longer one', () => {
  put(
    { title: 'Ciidanka', date: '2026-05-01T00:00:00Z' },
    { title: 'Ciidan', date: '2020-01-01T00:00:00Z' },
  )
  expect(titles('ciidan')).toEqual(['Ciidan', 'Ciidanka'])
})

test.each([
  ['the beginning of a word', 'ciid'],
  ['doubled letters left out', 'cidanka gashandiga'],
  ['letters that readers mix', 'khaqda wasarada'],
  ['an apostrophe of another kind', "jaraa'id"],
  ['a wrong letter', 'gaashaandhugga'],
  ['a letter left out', 'wasaradda gaashandhiga'],
])('%s finds it', (_name, text) => {
  put({ title: 'Ciidanka Wasaaradda Gaashaandhigga', body: 'Shir jaraa’id oo qaqda' })
  expect(titles(text)).toHaveLength(1)
})

test('a misspelt word is told as it is written', () => {
  put({ title: 'Howlgalka xeebta' })
  expect(search('howlgakla xeebta').readAs).toBe('howlgalka xeebta')
  expect(search('howlgalka').readAs).toBeUndefined()
})

test('every word of a question has to be there', () => {
  put({ title: 'Badda' }, { title: 'Badda iyo xeebta' })
  expect(titles('badda xeebta')).toEqual(['Badda iyo xeebta'])
})

test('filters narrow down by kind, subcategory and year in Mogadishu', () => {
  put(
    { title: 'Badda A', kind: 'speeches', date: '2025-12-31T22:00:00Z' },
    { title: 'Badda B', subcategory: 'Tababarka', date: '2025-12-31T20:00:00Z' },
  )
  expect(titles('badda', { kind: 'speeches' })).toEqual(['Badda A'])
  expect(titles('badda', { subcategory: 'Tababarka' })).toEqual(['Badda B'])
  expect(titles('badda', { year: 2026 })).toEqual(['Badda A'])
  expect(titles('badda', { year: 2025 })).toEqual(['Badda B'])
  expect(search('badda').choices).toEqual({
    kinds: ['news', 'speeches'],
    subcategories: ['Tababarka'],
    years: [2026, 2025],
  })
})

test('what is found in the other language is told apart', () => {
  put({ title: 'Radar' }, { title: 'The radar station', language: 'EN' })
  const { own, other } = search('radar')
  expect([own.total, other.total]).toEqual([1, 1])
  expect(textOf(other.items[0]?.title ?? [])).toBe('The radar station')
})

test('pages have ten results, each once', () => {
  put(...Array.from({ length: 25 }, (_value, at) => ({ title: `Badda ${at}` })))
  const paths = [1, 2, 3].flatMap((page) => search('badda', {}, page).own.items.map(({ to }) => to))
  expect(new Set(paths).size).toBe(25)
  expect(search('badda').own.total).toBe(25)
  expect(search('badda', {}, 4).own.items).toEqual([])
})

test('a text that is put in again takes the place of the former one', () => {
  const key = 'post 7'
  put({ key, title: 'Cusub xeebta' })
  put({ key, title: 'Dekedda' })
  expect(titles('xeebta')).toEqual([])
  expect(titles('dekedda')).toEqual(['Dekedda'])
  index.writer.remove('SO', [key])
  expect(titles('dekedda')).toEqual([])
})

test('texts of the same minute all have a place', () => {
  put(...Array.from({ length: 150 }, (_value, at) => ({ title: `Badda ${at}`, stamp: String(at) })))
  expect(search('badda').own.total).toBe(150)
})

test.each(['"', '* OR *', 'a"b', 'NEAR(a b)', 'title:x', ')(', '𞤀a', '²', '\u0000', 'zz AND'])(
  'the question %j is looked for as words, whatever it means elsewhere',
  (text) => {
    put({ title: 'Badda' })
    expect(search(text).own.total).toBe(0)
  },
)

test('a number is that number, and no other that begins with it', () => {
  put({ title: 'Guuto 17' }, { title: 'Guuto 170' })
  expect(titles('guuto 17')).toEqual(['Guuto 17'])
})

test('suggestions are titles', () => {
  put({ title: 'Ciidanka Badda' }, { title: 'Kale', body: 'badda' }, { title: 'X', language: 'EN' })
  expect(index.reader.suggest('SO', 'bad').map(({ title }) => title)).toEqual(['Ciidanka Badda'])
  expect(index.reader.suggest('SO', '')).toEqual([])
})

test('nothing is found before the index is ready, and it says when it is behind', () => {
  index.writer.setState('version', '5')
  const question = { language: 'SO', text: 'badda', page: 1 } as const
  expect(index.reader.search(question, '6')).toMatchObject({ isBehind: true })
  expect(index.reader.search(question, '5')).toMatchObject({ isBehind: false })
  const fresh = createTestIndex()
  expect(fresh.reader.search(question, '5')).toEqual({ state: 'preparing' })
  fresh.close()
})
