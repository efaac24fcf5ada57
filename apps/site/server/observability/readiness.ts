import { type Checks, readyResponse } from '@gaashaan/runtime/health'
import { gauge } from '@gaashaan/runtime/metrics'
import type { Search } from '../search/search.ts'
import type { ContentVersion } from '../upstream/content-version.ts'
import type { UpstreamCache } from '../upstream/upstream-cache.ts'

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
export function createReadiness(parts: {
  readonly contentVersion: ContentVersion
  readonly answers: UpstreamCache
  readonly search: Pick<Search, 'state'> | undefined
}): () => Promise<Checks> {
  const { contentVersion, answers, search } = parts

  async function lookAtContent(): Promise<Checks> {
    await contentVersion.current()
    if (!contentVersion.peek().isHostAway) return { content: 'ok' }
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
    { name: 'gaashaan_site_ready', help: '1 while /readyz says so', aggregator: 'min' },
    async () => Number((await readyResponse(look)).status === 200),
  )
  gauge(
    {
      name: 'gaashaan_site_api_up',
      help: '1 while the API host answers the question for its version',
      aggregator: 'min',
    },
    () => Number(!contentVersion.peek().isHostAway),
  )
  if (search) {
    gauge(
      {
        name: 'gaashaan_site_search_behind',
        help: '1 while the index of the search is not whole, or older than what is public',
        aggregator: 'max',
      },
      async () => Number((await stateOfSearch()) !== 'ready'),
    )
  }
  return look
}
