import { expect, test } from 'vitest'
import { dataSaverUrl, parseDataSaver } from './data-saver-url.ts'

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
