import { expect, test } from 'vitest'
import {
  languageInSearch,
  languageStoringPath,
  languageSwitchPath,
  withLanguage,
} from './language-path.ts'

test('only an exact language in the query counts', () => {
  expect(languageInSearch('?language=EN')).toBe('EN')
  expect(languageInSearch('?language=en')).toBeUndefined()
  expect(languageInSearch('?page=2')).toBeUndefined()
})

test('a language switch keeps the page and its view and drops the page number and the filter', () => {
  const location = { pathname: '/resources/news', search: '?page=3&subcategory=Badda&view=grid' }
  expect(languageSwitchPath(location, 'EN')).toBe('/resources/news?view=grid&language=EN')
  expect(languageSwitchPath(location, undefined)).toBe('/resources/news?view=grid')
  expect(languageStoringPath(location, 'SO')).toBe(
    '/resources/news?view=grid&language=SO&store=yes',
  )
  const stored = { pathname: '/war', search: '?language=SO&store=yes' }
  expect(languageSwitchPath(stored, undefined)).toBe('/war')
})

test('a language is added to paths of this site only', () => {
  expect(withLanguage('/contact?department=press#form', 'EN')).toBe(
    '/contact?department=press&language=EN#form',
  )
  expect(withLanguage('https://radio.example/', 'EN')).toBe('https://radio.example/')
  expect(withLanguage('/contact', undefined)).toBe('/contact')
})
