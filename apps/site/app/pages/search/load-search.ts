import type { Language } from '@gaashaan/contract/language'
import type { Transport } from '../../api/transport.ts'
import { parseSearch } from '../../paths/search-path.ts'
import { presentSearch } from './present-search.ts'

/** Milliseconds after which a page is made anew that shows less than there is. */
const BEHIND_FOR = 400
const PREPARING_FOR = 1_000

/** Searches for what the page's address asks for; a page that does not exist is the first one. */
export async function loadSearch(transport: Transport, language: Language, query: URLSearchParams) {
  const asked = parseSearch(query)
  if (asked.text === '') return presentSearch(asked, undefined, language)
  const answer = await transport.search({ ...asked, language })
  if (answer.state !== 'ready') transport.changesIn(PREPARING_FOR)
  else if (answer.isBehind) transport.changesIn(BEHIND_FOR)
  const view = presentSearch(asked, answer, language)
  if (view.state !== 'ready' || view.page <= view.pages) return view
  const first = { ...asked, page: 1 }
  return presentSearch(first, await transport.search({ ...first, language }), language)
}
