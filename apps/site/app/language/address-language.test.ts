import { expect, test } from 'vitest'
import {
  languageInSearch,
  storingAddress,
  switchAddress,
  withLanguage,
} from './address-language.ts'

test('only an exact language in the address counts', () => {
  expect(languageInSearch('?language=EN')).toBe('EN')
  expect(languageInSearch('?language=en')).toBeUndefined()
  expect(languageInSearch('?page=2')).toBeUndefined()
})

test('switching keeps the page and its view and drops page number and filter', () => {
  const place = { pathname: '/resources/news', search: '?page=3&subcategory=Badda&view=grid' }
  expect(switchAddress(place, 'EN')).toBe('/resources/news?view=grid&language=EN')
  expect(switchAddress(place, undefined)).toBe('/resources/news?view=grid')
  expect(storingAddress(place, 'SO')).toBe('/resources/news?view=grid&language=SO&store=yes')
  const after = { pathname: '/war', search: '?language=SO&store=yes' }
  expect(switchAddress(after, undefined)).toBe('/war')
})

test('a language is added to addresses of this site only', () => {
  expect(withLanguage('/contact?department=press#form', 'EN')).toBe(
    '/contact?department=press&language=EN#form',
  )
  expect(withLanguage('https://radio.example/', 'EN')).toBe('https://radio.example/')
  expect(withLanguage('/contact', undefined)).toBe('/contact')
})
