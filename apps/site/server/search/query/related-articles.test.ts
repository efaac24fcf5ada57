import { expect, test } from 'vitest'
import { MAX_RELATED_CANDIDATES } from '../../../app/search/search.ts'
import { setUpIndex } from '../testing/set-up-index.ts'

const { add, index } = setUpIndex()

const day = (number: number) => `2026-03-0${number}T09:00:00.000Z`

function related(id: number) {
  const { context: result, isBehind } = index().reader.related('SO', id, undefined)
  expect(isBehind).toBe(false)
  return result
}

test('the result names an article’s list, and related articles are from the same list', () => {
  add(
    { key: 'post 1', title: 'Khudbad badda ku saabsan', list: 'speeches', kind: 'speeches' },
    { key: 'post 2', title: 'Wararka badda ku saabsan' },
  )
  expect(related(1)).toEqual({ kind: 'speeches', related: [] })
  expect(related(2)).toEqual({ kind: 'news', related: [] })
})

test('the number of related articles is limited to what a page can choose from', () => {
  add({ key: 'post 1', title: 'Ciidanka badda' })
  for (let id = 2; id <= MAX_RELATED_CANDIDATES + 5; id += 1) {
    add({ key: `post ${id}`, title: 'Ciidanka badda' })
  }
  expect(related(1)?.related).toHaveLength(MAX_RELATED_CANDIDATES)
})

test('articles that share words of the title come before those of the same subcategory', () => {
  add(
    { key: 'post 1', title: 'Tababarka ciidanka badda', subcategory: 'Badda', date: day(1) },
    { key: 'post 2', title: 'Dekedda Kismaayo', subcategory: 'Badda', date: day(2) },
    { key: 'post 3', title: 'Ciidanka badda oo tababar qaatay', date: day(3) },
    { key: 'post 4', title: 'Caafimaadka', date: day(5) },
    { key: 'post 5', title: 'Ciidanka cirka', date: day(4) },
  )
  expect(related(1)?.related.map(({ title }) => title)).toEqual([
    'Ciidanka badda oo tababar qaatay',
    'Ciidanka cirka',
    'Dekedda Kismaayo',
  ])
})

test('an article that resembles no other has no related ones', () => {
  add({ key: 'post 1', title: 'Xeebta' }, { key: 'post 2', title: 'Isbitaalka' })
  expect(related(1)).toMatchObject({ related: [] })
})

test('the signs of a title have no meaning for FTS5', () => {
  add({ key: 'post 1', title: '"NOT" (AND) x* OR near' }, { key: 'post 2', title: 'near NOT' })
  expect(related(1)?.related.map(({ title }) => title)).toEqual(['near NOT'])
})

test('an article that is not in the index has no result', () => {
  expect(related(7)).toBeUndefined()
})

test('an index that is older than what is public says so', () => {
  add({ key: 'post 1' })
  index().writer.setState('version', 'a')
  expect(index().reader.related('SO', 1, 'a').isBehind).toBe(false)
  expect(index().reader.related('SO', 1, 'b').isBehind).toBe(true)
})
