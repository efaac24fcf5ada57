import type { Place } from '../../language/address-language.ts'

/**
 * The address of a page of the list at hand: every other key of the query stays; the first page
 * has no key, so that it has one address only. `list` is the id of the element to show first.
 */
export function pagePath(place: Place, number: number, list?: string): string {
  const search = new URLSearchParams(place.search)
  search.delete('page')
  if (number > 1) search.set('page', String(number))
  const text = search.toString()
  return `${place.pathname}${text === '' ? '' : `?${text}`}${list ? `#${list}` : ''}`
}
