import { expect, test } from 'vitest'
import { preferenceCookies } from '../http/preference-cookies.ts'
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
  ['', '__Host-language=EN', 'EN'],
  ['', 'language=SO; __Host-language=EN', 'EN'],
  ['', '__Host-language=SO; language=EN', 'SO'],
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
  expect(preferenceCookies('language', 'EN', 'http://localhost:3000')).toEqual([
    'language=EN; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
})

test('the cookie of a secure site is secure and of this host alone, and ends the one before', () => {
  expect(preferenceCookies('language', 'SO', 'https://www.example')).toEqual([
    '__Host-language=SO; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    'language=; Path=/; Max-Age=0; Secure',
  ])
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
