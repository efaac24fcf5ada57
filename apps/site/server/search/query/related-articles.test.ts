import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_RELATED_CANDIDATES } from '../../../app/search/search.ts'
import { createTestIndex, entry, type TestIndex } from '../../testing/search-index.ts'

let index: TestIndex
beforeEach(() => {
  index = createTestIndex()
  index.writer.setState('ready', '1')
})
afterEach(() => index.close())

const put = (...entries: Parameters<typeof entry>[0][]) => index.writer.put(entries.map(entry), 1)

const day = (number: number) => `2026-03-0${number}T09:00:00.000Z`

function beside(id: number) {
  const { beside: found, isBehind } = index.reader.beside('SO', id, undefined)
  expect(isBehind).toBe(false)
  return found
}

test('an article’s list is known, and nothing of another list is related', () => {
  put(
    { key: 'post 1', title: 'Khudbad badda ku saabsan', list: 'speeches', kind: 'speeches' },
    { key: 'post 2', title: 'Wararka badda ku saabsan' },
  )
  expect(beside(1)).toEqual({ kind: 'speeches', related: [] })
  expect(beside(2)).toEqual({ kind: 'news', related: [] })
})

test('no more are told than a page can choose from', () => {
  put({ key: 'post 1', title: 'Ciidanka badda' })
  for (let id = 2; id <= MAX_RELATED_CANDIDATES + 5; id += 1) {
    put({ key: `post ${id}`, title: 'Ciidanka badda' })
  }
  expect(beside(1)?.related).toHaveLength(MAX_RELATED_CANDIDATES)
})

test('related are those that share words of the title, then those of the subcategory', () => {
  put(
    { key: 'post 1', title: 'Tababarka ciidanka badda', subcategory: 'Badda', date: day(1) },
    { key: 'post 2', title: 'Dekedda Kismaayo', subcategory: 'Badda', date: day(2) },
    { key: 'post 3', title: 'Ciidanka badda oo tababar qaatay', date: day(3) },
    { key: 'post 4', title: 'Caafimaadka', date: day(5) },
    { key: 'post 5', title: 'Ciidanka cirka', date: day(4) },
  )
  expect(beside(1)?.related.map(({ title }) => title)).toEqual([
    'Ciidanka badda oo tababar qaatay',
    'Ciidanka cirka',
    'Dekedda Kismaayo',
  ])
})

test('an article that is like no other has none related', () => {
  put({ key: 'post 1', title: 'Xeebta' }, { key: 'post 2', title: 'Isbitaalka' })
  expect(beside(1)).toMatchObject({ related: [] })
})

test('signs of a title are no question of the index’s own language', () => {
  put({ key: 'post 1', title: '"NOT" (AND) x* OR near' }, { key: 'post 2', title: 'near NOT' })
  expect(beside(1)?.related.map(({ title }) => title)).toEqual(['near NOT'])
})

test('nothing is known of an article that is not in the index', () => {
  expect(beside(7)).toBeUndefined()
})

test('an index that is older than what is public says so', () => {
  put({ key: 'post 1' })
  index.writer.setState('version', 'a')
  expect(index.reader.beside('SO', 1, 'a').isBehind).toBe(false)
  expect(index.reader.beside('SO', 1, 'b').isBehind).toBe(true)
})
