import { expect, test } from 'vitest'
import { dataSaverCookies, dataSaverToStore, requestDataSaver } from './request-data-saver.ts'

test.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'On; more' }, true],
  [{ 'save-data': 'off' }, false],
  [{ 'save-data': 'only' }, false],
  [{ cookie: 'a=b; saver=on' }, true],
  [{ cookie: 'saver=off', 'save-data': 'on' }, false],
  [{ cookie: 'saver=no', 'save-data': 'on' }, true],
  [{ cookie: 'saver="on"' }, false],
  [{ cookie: '__Host-saver=on' }, true],
  [{ cookie: 'saver=on; __Host-saver=off', 'save-data': 'on' }, false],
  [{ cookie: 'saver=off; __Host-saver=no', 'save-data': 'on' }, true],
])('the data saver with the headers %j is on: %s', (headers, isOn) => {
  expect(requestDataSaver(headers)).toBe(isOn)
})

test.each([
  ['/?saver=on', { isOn: true, location: './' }],
  ['/resources/news?page=2&saver=off', { isOn: false, location: './news?page=2' }],
  ['/a:b?saver=on&saver=off', { isOn: true, location: './a:b' }],
  ['//elsewhere.example?saver=on', { isOn: true, location: './elsewhere.example' }],
  ['/contact?saver=yes', undefined],
  ['/contact.data?saver=on', undefined],
  ['/contact', undefined],
])('the URL %s stores and leads to %j', (url, stored) => {
  expect(dataSaverToStore(url)).toEqual(stored)
})

test('the cookie lasts a year, and is secure and of this host alone if the site is secure', () => {
  expect(dataSaverCookies(true, 'http://localhost:3000')).toEqual([
    'saver=on; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
  expect(dataSaverCookies(false, 'https://www.example')).toEqual([
    '__Host-saver=off; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    'saver=; Path=/; Max-Age=0; Secure',
  ])
})
