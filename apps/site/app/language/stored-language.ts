import { LANGUAGE_KEY, type Language } from '@gaashaan/contract/language'

/** A year, in seconds. */
const COOKIE_AGE = 31_536_000

/** Stores the choice (Specification §4: every change is stored). Blocked or full storage is no failure. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // The cookie, or failing that the address, carries the choice.
  }
  const secure = location.protocol === 'https:' ? ';secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones.
  document.cookie = `${LANGUAGE_KEY}=${language};path=/;max-age=${COOKIE_AGE};samesite=lax${secure}`
}

/** Whether the server will learn the language from the cookie. */
export function cookieHolds(language: Language): boolean {
  return document.cookie.split('; ').includes(`${LANGUAGE_KEY}=${language}`)
}
