import type { Place } from '../../language/address-language.ts'

/**
 * The address of the list at hand under another filter, at its first page (Specification §4);
 * `undefined` is the address without the filter. Other keys of the query stay.
 */
export function filterPath(place: Place, key: string, value: string | undefined): string {
  const search = new URLSearchParams(place.search)
  search.delete('page')
  search.delete(key)
  if (value !== undefined) search.set(key, value)
  const text = search.toString()
  return text === '' ? place.pathname : `${place.pathname}?${text}`
}
