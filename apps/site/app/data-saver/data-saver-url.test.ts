import { expect, test } from 'vitest'
import { dataSaverUrl, saverInSearch } from './data-saver-url.ts'

test.each([
  ['?saver=on', true],
  ['?page=2&saver=off', false],
  ['?saver=ON', undefined],
  ['?saver', undefined],
  ['', undefined],
])('%j says %s', (search, isOn) => {
  expect(saverInSearch(search)).toBe(isOn)
})

test('the switch leads to the page at hand with everything else of its address', () => {
  const place = { pathname: '/resources/news', search: '?page=2&language=EN' }
  expect(dataSaverUrl(place, true)).toBe('/resources/news?page=2&language=EN&saver=on#saver')
  expect(dataSaverUrl({ ...place, search: '?saver=on' }, false)).toBe(
    '/resources/news?saver=off#saver',
  )
})
