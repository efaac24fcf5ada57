import {
  isLanguage,
  LANGUAGE_KEY,
  type Language,
  storedLanguage,
} from '@gaashaan/contract/language'
import { languageInSearch, STORE_KEY } from '../../app/language/address-language.ts'
import { cookieValue, preferenceCookie } from '../http/cookies.ts'

/**
 * The language of a request: what `?language=` names exactly, else the cookie when it is exactly SO
 * or EN, else SO (Specification §4, §5).
 */
export function requestLanguage(search: string, cookies: string | undefined): Language {
  return languageInSearch(search) ?? storedLanguage(cookieValue(cookies, LANGUAGE_KEY))
}

/**
 * The cookie that stores the language of the switch. Scripts may read it: the boot script keeps it the
 * same as the stored preference.
 */
export function languageCookie(language: Language, siteUrl: string): string {
  return preferenceCookie(LANGUAGE_KEY, language, siteUrl)
}

export interface LanguageToStore {
  readonly language: Language
  /** The query without the key that stores it; the path stays. */
  readonly search: string
}

/** What the switch's link asks to be stored; `undefined` for every other address. */
export function languageToStore(url: string): LanguageToStore | undefined {
  const query = new URLSearchParams(url.split('?')[1])
  const language = query.get(LANGUAGE_KEY)
  if (query.get(STORE_KEY) !== 'yes' || !isLanguage(language)) return undefined
  query.delete(STORE_KEY)
  return { language, search: `?${query}` }
}
