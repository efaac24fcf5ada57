import { isLanguage, LANGUAGE_KEY, type Language } from '@gaashaan/contract/language'

/** With `yes` the server stores the language that the address names, and leads on without this key. */
export const STORE_KEY = 'store'

/** Query keys that depend on the language: a page number or a subcategory of one means nothing in the other. */
const RESET_BY_LANGUAGE = ['page', 'subcategory']

/** The language an address names, only when exact (Specification §5). */
export function languageInSearch(search: string): Language | undefined {
  const value = new URLSearchParams(search).get(LANGUAGE_KEY)
  return isLanguage(value) ? value : undefined
}

/** The same address naming a language; a `to` of another site or a mere fragment stays as it is. */
export function withLanguage(to: string, language: Language | undefined): string {
  if (language === undefined || !to.startsWith('/')) return to
  const url = new URL(to, 'http://site.invalid')
  url.searchParams.set(LANGUAGE_KEY, language)
  return `${url.pathname}${url.search}${url.hash}`
}

export interface Place {
  readonly pathname: string
  readonly search: string
}

/**
 * Where the language switch leads: the same page, back at its first page and without a filter
 * (Specification §4), naming the language only when asked to.
 */
export function switchAddress(place: Place, language: Language | undefined): string {
  const search = new URLSearchParams(place.search)
  for (const key of [...RESET_BY_LANGUAGE, LANGUAGE_KEY, STORE_KEY]) search.delete(key)
  if (language !== undefined) search.set(LANGUAGE_KEY, language)
  const text = search.toString()
  return text === '' ? place.pathname : `${place.pathname}?${text}`
}

/** The same for a link that works without JavaScript: the server stores the language. */
export function storingAddress(place: Place, language: Language): string {
  return `${switchAddress(place, language)}&${STORE_KEY}=yes`
}
