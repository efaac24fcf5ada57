import { LANGUAGE_KEY, type Language } from '@gaashaan/contract/language'
import { CANONICAL_PATHS } from '../../paths/canonical-paths.ts'
import { type PageLocation, queryPath } from '../../paths/query-path.ts'

/** Query keys that make another page; all others are left out of a canonical path. */
const SIGNIFICANT_KEYS = ['page', 'subcategory', 'tab']

/**
 * The path by which search engines know a page: in the specification's spelling, although routes match
 * in any letter case, with the significant query keys, and with the language where one is given.
 */
export function canonicalPath(location: PageLocation, language?: Language): string {
  const path = location.pathname.replace(/(.)\/+$/, '$1')
  const isSame = (known: string) => known.toLowerCase() === path.toLowerCase()
  const pathname = CANONICAL_PATHS.find(isSame) ?? path
  const query = new URLSearchParams(location.search)
  const significant = SIGNIFICANT_KEYS.map((key) => [key, query.get(key) || undefined])
  const changes = { ...Object.fromEntries(significant), [LANGUAGE_KEY]: language }
  return queryPath({ pathname, search: '' }, changes)
}
