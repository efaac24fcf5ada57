import type { Place } from '../language/address-language.ts'

/** How a list is shown; the first is the default and has no key in the address. */
export const VIEWS = ['list', 'grid'] as const

export type View = (typeof VIEWS)[number]

/** The view that a query's `view` names; anything else is the default. */
export function viewOf(value: string | null): View {
  return VIEWS.find((view) => view === value) ?? VIEWS[0]
}

/** The address of the list at hand in another view, at the same page. */
export function viewAddress(place: Place, view: View): string {
  const search = new URLSearchParams(place.search)
  search.delete('view')
  if (view !== VIEWS[0]) search.set('view', view)
  const text = search.toString()
  return text === '' ? place.pathname : `${place.pathname}?${text}`
}
