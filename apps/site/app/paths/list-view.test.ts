import { expect, test } from 'vitest'
import { parseView, viewPath } from './list-view.ts'

test.each([
  ['grid', 'grid'],
  ['list', 'list'],
  [null, 'list'],
  ['Grid', 'list'],
  ['table', 'list'],
])('%j is the view %s', (value, view) => {
  expect(parseView(value)).toBe(view)
})

test('another view keeps the page, and the default view has no query key', () => {
  const location = { pathname: '/resources/PressRelease', search: '?page=2&view=grid' }
  expect(viewPath(location, 'list')).toBe('/resources/PressRelease?page=2')
  expect(viewPath({ ...location, search: '?page=2' }, 'grid')).toBe(
    '/resources/PressRelease?page=2&view=grid',
  )
})
