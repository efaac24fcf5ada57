import {
  isLanguage,
  LANGUAGE_KEY,
  type Language,
  storedLanguage,
} from '@gaashaan/contract/language'
import { preferenceValue } from '@gaashaan/http/preference-cookie'
import { languageInSearch, STORE_KEY } from '../../app/language/language-path.ts'

/**
 * The language of a request: by `?language=`, else by the cookie if it is exactly SO or EN, else SO
 * (Specification §4, §5).
 */
export function requestLanguage(search: string, cookies: string | undefined): Language {
  return languageInSearch(search) ?? storedLanguage(preferenceValue(cookies, LANGUAGE_KEY))
}

/**
 * The language that the language switch's link stores, and the query without the key by which it is
 * stored; `undefined` for all other URLs.
 */
export function languageToStore(url: string) {
  const query = new URLSearchParams(url.split('?')[1])
  const language = query.get(LANGUAGE_KEY)
  if (query.get(STORE_KEY) !== 'yes' || !isLanguage(language)) return undefined
  query.delete(STORE_KEY)
  return { language, search: `?${query}` }
}
