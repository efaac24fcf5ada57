import { expect, test } from 'vitest'
import { cookieName, preferenceCookie, preferenceValue } from './preference-cookie.ts'

test('over HTTPS a preference’s cookie is secure and of this host alone', () => {
  expect(cookieName('saver', true)).toBe('__Host-saver')
  expect(preferenceCookie('saver', 'on', true)).toBe(
    '__Host-saver=on; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
})

test('over HTTP, where browsers refuse the prefix, the cookie has the plain name', () => {
  expect(cookieName('saver', false)).toBe('saver')
  expect(preferenceCookie('saver', 'on', false)).toBe(
    'saver=on; Path=/; Max-Age=31536000; SameSite=Lax',
  )
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['saver', undefined],
  ['a=b; saver=on ; c=d', 'on'],
  ['my-saver=on; x__Host-saver=on', undefined],
  ['__Host-saver=off', 'off'],
  ['saver=on; __Host-saver=off', 'off'],
  ['__Host-saver=off; saver=on', 'off'],
  ['saver=on; __Host-saver=', ''],
])('of the cookies %j the preference is %j', (cookies, value) => {
  expect(preferenceValue(cookies, 'saver')).toBe(value)
})
