import { expect, test } from 'vitest'
import { dataSaverInSearch, dataSaverUrl } from './data-saver-url.ts'

test.each([
  ['?saver=on', true],
  ['?page=2&saver=off', false],
  ['?saver=ON', undefined],
  ['?saver', undefined],
  ['', undefined],
])('the query %j turns the data saver on: %s', (search, isOn) => {
  expect(dataSaverInSearch(search)).toBe(isOn)
})

test('the switch leads to the current page with the rest of its query', () => {
  const location = { pathname: '/resources/news', search: '?page=2&language=EN' }
  expect(dataSaverUrl(location, true)).toBe('/resources/news?page=2&language=EN&saver=on#saver')
  expect(dataSaverUrl({ ...location, search: '?saver=on' }, false)).toBe(
    '/resources/news?saver=off#saver',
  )
})
