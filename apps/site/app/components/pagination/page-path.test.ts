import { expect, test } from 'vitest'
import { pagePath } from './page-path.ts'

const place = { pathname: '/resources/news', search: '?subcategory=Badda&page=2&language=EN' }

test('the address of a page keeps the other keys', () => {
  expect(pagePath(place, 3)).toBe('/resources/news?subcategory=Badda&language=EN&page=3')
})

test('the first page has no key', () => {
  expect(pagePath(place, 1)).toBe('/resources/news?subcategory=Badda&language=EN')
  expect(pagePath({ pathname: '/war', search: '?page=2' }, 1)).toBe('/war')
})

test('the address leads to the list where it has a name', () => {
  expect(pagePath({ pathname: '/war', search: '' }, 2, 'list')).toBe('/war?page=2#list')
})
