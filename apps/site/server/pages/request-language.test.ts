import { expect, test } from 'vitest'
import { preferenceCookie } from '../http/cookies.ts'
import { languageToStore, requestLanguage } from './request-language.ts'

test.each([
  ['', undefined, 'SO'],
  ['', 'language=EN', 'EN'],
  ['', 'a=b; language=EN; c=d', 'EN'],
  ['', 'language=en', 'SO'],
  ['', 'language="EN"', 'SO'],
  ['', 'language=FR', 'SO'],
  ['', 'other-language=EN', 'SO'],
  ['', 'language', 'SO'],
  ['?language=EN', undefined, 'EN'],
  ['?language=SO', 'language=EN', 'SO'],
  ['?page=2&language=EN', 'language=SO', 'EN'],
  ['?language=en', 'language=EN', 'EN'],
  ['?language=', undefined, 'SO'],
  ['?language=FR', undefined, 'SO'],
])('the language of the query %j with the cookies %j is %s', (search, cookies, language) => {
  expect(requestLanguage(search, cookies)).toBe(language)
})

test('the cookie lasts a year and is readable by the boot script', () => {
  expect(preferenceCookie('language', 'EN', 'http://localhost:3000')).toBe(
    'language=EN; Path=/; Max-Age=31536000; SameSite=Lax',
  )
})

test('the cookie is secure if the site is', () => {
  expect(preferenceCookie('language', 'SO', 'https://www.example')).toMatch(/; Secure$/)
})

test.each([
  ['/war?language=EN&store=yes', { language: 'EN', search: '?language=EN' }],
  ['/a?store=yes&page=2&language=SO', { language: 'SO', search: '?page=2&language=SO' }],
  ['/war?language=en&store=yes', undefined],
  ['/war?language=EN&store=no', undefined],
  ['/war?language=EN', undefined],
  ['/war?store=yes', undefined],
  ['/war', undefined],
])('the language that %s stores is %j', (url, stored) => {
  expect(languageToStore(url)).toEqual(stored)
})
