import { type Language, storedLanguage } from '@gaashaan/contract/language'

/** The language of the document at hand. */
export function pageLanguage(): Language {
  return storedLanguage(document.documentElement.lang.toUpperCase())
}
