import { gauge } from '@gaashaan/running/gauge'
import { type Checks, readyAnswer } from '@gaashaan/running/health'
import type { Answers } from '../answers.ts'
import type { ContentVersion } from '../content-version.ts'
import type { Search } from '../search/search.ts'

/** What the home page shows first in Somali: who has it can answer pages. */
const HOME = '/api/posts/public/latest?category_id=1&language=SO&limit=5'

/** What of the search is not as it is to be, in words. */
const SEARCH_WARNINGS = {
  preparing: 'the index is being made',
  behind: 'the index is older than what is public',
  away: 'the search does not answer',
} as const

/**
 * Whether this process can answer pages: the API host answers, or what it said last is kept. Costs
 * the host nothing beyond the question for its version that readers ask anyway. A search that does
 * not follow is a warning: who reads is served.
 */
export function createLook(parts: {
  readonly contentVersion: ContentVersion
  readonly answers: Answers
  readonly search: Pick<Search, 'state'> | undefined
}): () => Promise<Checks> {
  const { contentVersion, answers, search } = parts

  async function lookAtContent(): Promise<Checks> {
    await contentVersion.current()
    if (!contentVersion.glance().isHostAway) return { content: 'ok' }
    const outcome = await answers.get(HOME)
    const isKept = outcome.kind === 'answer' && outcome.status === 200
    return { content: isKept ? 'ok' : 'the API host does not answer, and nothing is kept' }
  }

  const stateOfSearch = async () => search?.state(await contentVersion.current()) ?? 'ready'

  async function look(): Promise<Checks> {
    const [content, state] = await Promise.all([lookAtContent(), stateOfSearch()])
    if (!search) return content
    return { ...content, search: state === 'ready' ? 'ok' : { warning: SEARCH_WARNINGS[state] } }
  }

  gauge(
    'gaashaan_site_ready',
    '1 while /readyz says so',
    async () => Number((await readyAnswer(look)).status === 200),
    'min',
  )
  gauge(
    'gaashaan_site_api_up',
    '1 while the API host answers the question for its version',
    () => Number(!contentVersion.glance().isHostAway),
    'min',
  )
  if (search) {
    gauge(
      'gaashaan_site_search_behind',
      '1 while the index of the search is not whole, or older than what is public',
      async () => Number((await stateOfSearch()) !== 'ready'),
      'max',
    )
  }
  return look
}
