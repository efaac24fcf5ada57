import {
  isLanguage,
  LANGUAGE_KEY,
  type Language,
  storedLanguage,
} from '@gaashaan/contract/language'
import { languageInSearch } from './address-language.ts'

/** A year, in seconds. */
const COOKIE_AGE = 31_536_000

/** True while the switch changes the page at hand: its answer brings all of it in the new language. */
export const languageSwitch = { isUnderWay: false }

/** The language of the document at hand. */
export function documentLanguage(): Language {
  return storedLanguage(document.documentElement.lang.toUpperCase())
}

function writeCookie(language: Language): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones.
  document.cookie = `${LANGUAGE_KEY}=${language};path=/;max-age=${COOKIE_AGE};samesite=lax${secure}`
}

/** Stores the choice (Specification §4: every change is stored). Blocked or full storage is no failure. */
export function storeLanguage(language: Language): void {
  try {
    // A storage that cannot be written must not hold the former choice either.
    localStorage.removeItem(LANGUAGE_KEY)
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // The cookie, or failing that the address, carries the choice.
  }
  writeCookie(language)
}

/** Whether the server will learn the language from the cookie. */
export function cookieHolds(language: Language): boolean {
  return document.cookie.split('; ').includes(`${LANGUAGE_KEY}=${language}`)
}

/**
 * The language in which the server will answer an address: its own, else the cookie's, which is first
 * made to mirror the stored choice again.
 */
export function upcomingLanguage(search: string): Language {
  const named = languageInSearch(search)
  if (named) return named
  try {
    const choice = localStorage.getItem(LANGUAGE_KEY)
    if (isLanguage(choice)) writeCookie(choice)
  } catch {
    // The cookie alone holds the choice.
  }
  return cookieHolds('EN') ? 'EN' : 'SO'
}
