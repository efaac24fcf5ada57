import { isLanguage, LANGUAGE_KEY, type Language } from '@gaashaan/contract/language'
import { type PageLocation, queryPath } from '../paths/query-path.ts'

/** With `yes` the server stores the language that the path names, and redirects to the path without this key. */
export const STORE_KEY = 'store'

/** The language that a query names; only an exact value counts (Specification §5). */
export function languageInSearch(search: string): Language | undefined {
  const value = new URLSearchParams(search).get(LANGUAGE_KEY)
  return isLanguage(value) ? value : undefined
}

/** The same path naming a language; a URL of another site or a mere fragment stays as it is. */
export function withLanguage(to: string, language: Language | undefined): string {
  if (language === undefined || !to.startsWith('/')) return to
  const url = new URL(to, 'http://site.invalid')
  url.searchParams.set(LANGUAGE_KEY, language)
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * The path of the same page in another language, at its first page and without a filter (Specification
 * §4): page numbers and subcategories belong to a language. `language` is the one that the path names.
 */
export function languageSwitchPath(location: PageLocation, language: Language | undefined): string {
  const reset = { page: undefined, subcategory: undefined, [STORE_KEY]: undefined }
  return queryPath(location, { ...reset, [LANGUAGE_KEY]: language })
}

/** The same for a link that works without JavaScript: the server stores the language. */
export function languageStoringPath(location: PageLocation, language: Language): string {
  return `${languageSwitchPath(location, language)}&${STORE_KEY}=yes`
}
