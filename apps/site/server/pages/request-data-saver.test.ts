import { expect, test } from 'vitest'
import { requestSaver, saverCookie } from './request-data-saver.ts'

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
])('%j with %j is saved: %s', (search, headers, isSaving, inAddress) => {
  expect(requestSaver(search, headers)).toEqual({ isSaving, inAddress })
})

test('the cookie is kept for a year, and is secure where the site is', () => {
  expect(saverCookie(true, 'http://localhost:3000')).toBe(
    'saver=on; Path=/; Max-Age=31536000; SameSite=Lax',
  )
  expect(saverCookie(false, 'https://www.example')).toBe(
    'saver=off; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
})
