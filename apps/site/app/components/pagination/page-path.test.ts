import { expect, test } from 'vitest'
import { pagePath } from './page-path.ts'

const location = { pathname: '/resources/news', search: '?subcategory=Badda&page=2&language=EN' }

test('the path of another page keeps the other keys', () => {
  expect(pagePath(location, 3)).toBe('/resources/news?subcategory=Badda&language=EN&page=3')
})

test('the first page has no key', () => {
  expect(pagePath(location, 1)).toBe('/resources/news?subcategory=Badda&language=EN')
  expect(pagePath({ pathname: '/war', search: '?page=2' }, 1)).toBe('/war')
})

test('the path leads to the list where it has an id', () => {
  expect(pagePath({ pathname: '/war', search: '' }, 2, 'list')).toBe('/war?page=2#list')
})
