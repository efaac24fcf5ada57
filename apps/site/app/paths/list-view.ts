import { type PageLocation, queryPath } from './query-path.ts'

/** How a list is shown; the first is the default and has no query key. */
export const VIEWS = ['list', 'grid'] as const

export type View = (typeof VIEWS)[number]

/** The view that a query's `view` names; anything else is the default. */
export function parseView(value: string | null): View {
  return VIEWS.find((view) => view === value) ?? VIEWS[0]
}

/** The path of the current list in another view, at the same page. */
export function viewPath(location: PageLocation, view: View): string {
  return queryPath(location, { view: view === VIEWS[0] ? undefined : view })
}
