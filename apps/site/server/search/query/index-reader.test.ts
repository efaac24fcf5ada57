import { expect, test } from 'vitest'
import { createTestIndex } from '../../testing/search-index.ts'
import { setUpIndex, textOf } from '../testing/set-up-index.ts'

const { add, index, search, titles } = setUpIndex()

test('an article is found by a word of its title and of its text', () => {
  add({ title: 'Ciidanka Badda' }, { title: 'Isbitaal', body: 'Dhakhaatiirta ciidanka' })
  expect(titles('badda')).toEqual(['Ciidanka Badda'])
  expect(titles('dhakhaatiirta')).toEqual(['Isbitaal'])
})

test('matches in titles come before matches in texts, and the newest first', () => {
  add(
    { title: 'Hore', body: 'xeebta', date: '2026-05-01T00:00:00Z' },
    { title: 'Xeebta 2024', date: '2024-01-01T00:00:00Z' },
    { title: 'Xeebta 2025', date: '2025-01-01T00:00:00Z' },
  )
  expect(titles('xeebta')).toEqual(['Xeebta 2025', 'Xeebta 2024', 'Hore'])
})

test('an exact match comes before a longer word', () => {
  add(
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
])('an article is found by %s', (_name, text) => {
  add({ title: 'Ciidanka Wasaaradda Gaashaandhigga', body: 'Shir jaraa’id oo qaqda' })
  expect(titles(text)).toHaveLength(1)
})

test('the outcome has the corrected text of a misspelt query', () => {
  add({ title: 'Howlgalka xeebta' })
  expect(search('howlgakla xeebta').readAs).toBe('howlgalka xeebta')
  expect(search('howlgalka').readAs).toBeUndefined()
})

test('a result has every word of the query', () => {
  add({ title: 'Badda' }, { title: 'Badda iyo xeebta' })
  expect(titles('badda xeebta')).toEqual(['Badda iyo xeebta'])
})

test('filters select by kind, subcategory and year in Mogadishu', () => {
  add(
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

test('results in the other language are separate', () => {
  add({ title: 'Radar' }, { title: 'The radar station', language: 'EN' })
  const { own, other } = search('radar')
  expect([own.total, other.total]).toEqual([1, 1])
  expect(textOf(other.items[0]?.title ?? [])).toBe('The radar station')
})

test('pages have ten results, each once', () => {
  add(...Array.from({ length: 25 }, (_value, at) => ({ title: `Badda ${at}` })))
  const paths = [1, 2, 3].flatMap((page) => search('badda', {}, page).own.items.map(({ to }) => to))
  expect(new Set(paths).size).toBe(25)
  expect(search('badda').own.total).toBe(25)
  expect(search('badda', {}, 4).own.items).toEqual([])
})

test('a text that is stored again replaces its earlier version', () => {
  const key = 'post 7'
  add({ key, title: 'Cusub xeebta' })
  add({ key, title: 'Dekedda' })
  expect(titles('xeebta')).toEqual([])
  expect(titles('dekedda')).toEqual(['Dekedda'])
  index().writer.removeMissing('SO', 'news', [])
  expect(titles('dekedda')).toEqual([])
})

test('texts of the same minute are all found', () => {
  add(...Array.from({ length: 150 }, (_value, at) => ({ title: `Badda ${at}`, stamp: String(at) })))
  expect(search('badda').own.total).toBe(150)
})

test.each(['"', '* OR *', 'a"b', 'NEAR(a b)', 'title:x', ')(', '𞤀a', '²', '\u0000', 'zz AND'])(
  'the query %j is searched as plain words, whatever its signs mean in FTS5',
  (text) => {
    add({ title: 'Badda' })
    expect(search(text).own.total).toBe(0)
  },
)

test('a number finds that number, and no other that begins with it', () => {
  add({ title: 'Guuto 17' }, { title: 'Guuto 170' })
  expect(titles('guuto 17')).toEqual(['Guuto 17'])
})

test('suggestions are titles', () => {
  add({ title: 'Ciidanka Badda' }, { title: 'Kale', body: 'badda' }, { title: 'X', language: 'EN' })
  expect(
    index()
      .reader.suggest('SO', 'bad')
      .map(({ title }) => title),
  ).toEqual(['Ciidanka Badda'])
  expect(index().reader.suggest('SO', '')).toEqual([])
})

test('an index that is not ready finds nothing, and one that is behind says so', () => {
  index().writer.setState('version', '5')
  const query = { language: 'SO', text: 'badda', page: 1 } as const
  expect(index().reader.search(query, '6')).toMatchObject({ isBehind: true })
  expect(index().reader.search(query, '5')).toMatchObject({ isBehind: false })
  const newIndex = createTestIndex()
  expect(newIndex.reader.search(query, '5')).toEqual({ state: 'preparing' })
  newIndex.close()
})
