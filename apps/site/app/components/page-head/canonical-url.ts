import { LANGUAGE_KEY, type Language } from '@gaashaan/contract/language'
import { CANONICAL_PATHS } from '../../paths/canonical-paths.ts'

/** Query keys that make a page another page; every other key is left out of a canonical address. */
const SIGNIFICANT_KEYS = ['page', 'subcategory', 'tab']

/**
 * The one address of a page for search engines: path in the specification's spelling (routes match
 * in any letter case), the keys that matter, the language where named.
 */
export function canonicalUrl(
  place: { readonly pathname: string; readonly search: string },
  language?: Language,
): string {
  const given = new URLSearchParams(place.search)
  const search = new URLSearchParams()
  for (const key of SIGNIFICANT_KEYS) {
    const value = given.get(key)
    if (value) search.set(key, value)
  }
  if (language !== undefined) search.set(LANGUAGE_KEY, language)
  const path = place.pathname.length > 1 ? place.pathname.replace(/\/+$/, '') : '/'
  const canonical =
    CANONICAL_PATHS.find((known) => known.toLowerCase() === path.toLowerCase()) ?? path
  const text = search.toString()
  return text === '' ? canonical : `${canonical}?${text}`
}
