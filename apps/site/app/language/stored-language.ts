import {
  isLanguage,
  LANGUAGE_KEY,
  type Language,
  storedLanguage,
} from '@gaashaan/contract/language'
import { preferenceCookie, preferenceValue } from '@gaashaan/http/preference-cookie'
import { languageInSearch } from './language-path.ts'

/** Active while the switch changes the current page: its response has the whole page in the new language. */
export const languageSwitch = { isActive: false }

/** The language of the current document. */
export function documentLanguage(): Language {
  return storedLanguage(document.documentElement.lang.toUpperCase())
}

function writeCookie(language: Language): void {
  const isHttps = location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones.
  document.cookie = preferenceCookie(LANGUAGE_KEY, language, isHttps)
}

/** Stores the choice (Specification §4: every change is stored). Blocked or full storage is no failure. */
export function storeLanguage(language: Language): void {
  try {
    // A storage that cannot be written must not hold the former choice either.
    localStorage.removeItem(LANGUAGE_KEY)
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // The cookie, or else the URL, carries the choice.
  }
  writeCookie(language)
}

/** Whether the cookie tells the server this language. */
export function isInCookie(language: Language): boolean {
  return preferenceValue(document.cookie, LANGUAGE_KEY) === language
}

/**
 * The language of the server's next response: the one that the query names, else the cookie's. The cookie
 * is first set to the stored choice.
 */
export function nextLanguage(search: string): Language {
  const named = languageInSearch(search)
  if (named) return named
  try {
    const choice = localStorage.getItem(LANGUAGE_KEY)
    if (isLanguage(choice)) writeCookie(choice)
  } catch {
    // The cookie alone holds the choice.
  }
  return isInCookie('EN') ? 'EN' : 'SO'
}
