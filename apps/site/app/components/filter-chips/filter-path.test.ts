import { expect, test } from 'vitest'
import { filterPath } from './filter-path.ts'

const location = { pathname: '/resources/news', search: '?page=3&language=EN&subcategory=Sea' }

test('another filter starts at the first page and keeps the other keys', () => {
  expect(filterPath(location, 'subcategory', 'Health & care')).toBe(
    '/resources/news?language=EN&subcategory=Health+%26+care',
  )
})

test('no filter removes the key', () => {
  expect(filterPath(location, 'subcategory', undefined)).toBe('/resources/news?language=EN')
  expect(filterPath({ pathname: '/a', search: '?page=2' }, 'subcategory', undefined)).toBe('/a')
})
