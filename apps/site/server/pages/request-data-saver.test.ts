import { expect, test } from 'vitest'
import { dataSaverCookie, requestDataSaver } from './request-data-saver.ts'

test.each([
  ['', {}, false, false],
  ['', { 'save-data': 'on' }, true, false],
  ['', { 'save-data': 'On; more' }, true, false],
  ['', { 'save-data': 'off' }, false, false],
  ['', { 'save-data': 'only' }, false, false],
  ['', { cookie: 'a=b; saver=on' }, true, false],
  ['', { cookie: 'saver=off', 'save-data': 'on' }, false, false],
  ['', { cookie: 'saver=no', 'save-data': 'on' }, true, false],
  ['', { cookie: 'saver="on"' }, false, false],
  ['?saver=on', { cookie: 'saver=off' }, true, true],
  ['?page=2&saver=off', { 'save-data': 'on' }, false, true],
  ['?saver=yes', { cookie: 'saver=on' }, true, false],
])(
  'the data saver with the query %j and the headers %j is on: %s',
  (search, headers, isDataSaverOn, isFromUrl) => {
    expect(requestDataSaver(search, headers)).toEqual({ isDataSaverOn, isFromUrl })
  },
)

test('the cookie lasts a year, and is secure if the site is', () => {
  expect(dataSaverCookie(true, 'http://localhost:3000')).toBe(
    'saver=on; Path=/; Max-Age=31536000; SameSite=Lax',
  )
  expect(dataSaverCookie(false, 'https://www.example')).toBe(
    'saver=off; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
})
