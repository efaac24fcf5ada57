import { expect, test } from 'vitest'
import { viewAddress, viewOf } from './list-view.ts'

test.each([
  ['grid', 'grid'],
  ['list', 'list'],
  [null, 'list'],
  ['Grid', 'list'],
  ['table', 'list'],
])('%j is the view %s', (value, view) => {
  expect(viewOf(value)).toBe(view)
})

test('another view keeps the page, and the default has no key', () => {
  const place = { pathname: '/resources/PressRelease', search: '?page=2&view=grid' }
  expect(viewAddress(place, 'list')).toBe('/resources/PressRelease?page=2')
  expect(viewAddress({ ...place, search: '?page=2' }, 'grid')).toBe(
    '/resources/PressRelease?page=2&view=grid',
  )
})
