import type { Messages } from '../../messages/messages.ts'
import type { SearchView } from './present-search.ts'

/** What the page's title tells of a search: the question, what narrows it down, the page of its results. */
export function searchTitle(view: SearchView, { kinds }: Messages['search']) {
  const { kind, subcategory, year } = view.filters
  const filter = [view.text, kind && kinds[kind], subcategory, year].filter(Boolean).join(', ')
  return view.state === 'ready' ? { filter, page: view.page, pages: view.pages } : { filter }
}
