import { LANGUAGE_KEY, type Language, storedLanguage } from '@gaashaan/contract/language'
import { languageInSearch } from '../app/language/address-language.ts'
import { choiceCookie, cookieValue } from './cookies.ts'

export interface RequestLanguage {
  readonly language: Language
  /** True when the address itself names it. */
  readonly inAddress: boolean
}

/**
 * The language of a request: what `?language=` names exactly, else the cookie when it is exactly SO
 * or EN, else SO (Specification §4, §5).
 */
export function requestLanguage(search: string, cookies: string | undefined): RequestLanguage {
  const named = languageInSearch(search)
  if (named !== undefined) return { language: named, inAddress: true }
  return { language: storedLanguage(cookieValue(cookies, LANGUAGE_KEY)), inAddress: false }
}

/**
 * The cookie that stores a language named by an address. Scripts may read it: the boot script keeps
 * it the same as the stored preference.
 */
export function languageCookie(language: Language, siteUrl: string): string {
  return choiceCookie(LANGUAGE_KEY, language, siteUrl)
}
