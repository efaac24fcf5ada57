import type { Language } from '@gaashaan/contract/language'
import type { Transport } from '../../api/transport.ts'
import { parseSearch } from '../../paths/search-path.ts'
import { presentSearch } from './present-search.ts'

/** How long pages may be cached that show less than there is. */
const MAX_BEHIND_AGE_MS = 400
const MAX_PREPARING_AGE_MS = 1_000

/** The search that a page's query describes. A page of results that does not exist is the first one. */
export async function loadSearch(transport: Transport, language: Language, query: URLSearchParams) {
  const search = parseSearch(query)
  if (search.text === '') return presentSearch(search, undefined, language)
  const outcome = await transport.search({ ...search, language })
  if (outcome.state !== 'ready') transport.expireAfter(MAX_PREPARING_AGE_MS)
  else if (outcome.isBehind) transport.expireAfter(MAX_BEHIND_AGE_MS)
  const view = presentSearch(search, outcome, language)
  if (view.state !== 'ready' || view.page <= view.pages) return view
  const first = { ...search, page: 1 }
  return presentSearch(first, await transport.search({ ...first, language }), language)
}
