import { expect, test } from 'vitest'
import { languageCookie, requestLanguage } from './language.ts'

test.each([
  ['', undefined, 'SO', false],
  ['', 'language=EN', 'EN', false],
  ['', 'a=b; language=EN; c=d', 'EN', false],
  ['', 'language=en', 'SO', false],
  ['', 'language="EN"', 'SO', false],
  ['', 'language=FR', 'SO', false],
  ['', 'other-language=EN', 'SO', false],
  ['', 'language', 'SO', false],
  ['?language=EN', undefined, 'EN', true],
  ['?language=SO', 'language=EN', 'SO', true],
  ['?page=2&language=EN', 'language=SO', 'EN', true],
  ['?language=en', 'language=EN', 'EN', false],
  ['?language=', undefined, 'SO', false],
  ['?language=FR', undefined, 'SO', false],
])('%j with the cookies %j is %s', (search, cookies, language, inAddress) => {
  expect(requestLanguage(search, cookies)).toEqual({ language, inAddress })
})

test('the cookie is kept for a year and is readable by the boot script', () => {
  expect(languageCookie('EN', 'http://localhost:3000')).toBe(
    'language=EN; Path=/; Max-Age=31536000; SameSite=Lax',
  )
})

test('the cookie is secure where the site is', () => {
  expect(languageCookie('SO', 'https://www.example')).toMatch(/; Secure$/)
})
