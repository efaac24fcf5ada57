import { expect, test } from 'vitest'
import { dataSaverUrl, parseDataSaver, SAVER_OFF_PATTERN } from './data-saver-url.ts'

test('only the exact values turn the data saver on or off', () => {
  expect(['on', 'off', 'ON', '', null].map(parseDataSaver)).toEqual([
    ...[true, false],
    ...[undefined, undefined, undefined],
  ])
})

test('the switch leads to the current page with the rest of its query', () => {
  const location = { pathname: '/resources/news', search: '?page=2&language=EN' }
  expect(dataSaverUrl(location, true)).toBe('/resources/news?page=2&language=EN&saver=on#saver')
  expect(dataSaverUrl({ ...location, search: '?saver=on' }, false)).toBe(
    '/resources/news?saver=off#saver',
  )
})

test.each([
  ['saver=off', true],
  ['a=b; __Host-saver=off', true],
  ['saver=on', false],
  ['my-saver=off; x__Host-saver=off', false],
])('a page’s scripts read from the cookies %j that the data saver is off: %s', (cookies, isOff) => {
  expect(new RegExp(SAVER_OFF_PATTERN.slice(1, -1)).test(cookies)).toBe(isOff)
})
