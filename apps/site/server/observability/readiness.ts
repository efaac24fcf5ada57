import { type Checks, readyResponse } from '@gaashaan/runtime/health'
import { gauge } from '@gaashaan/runtime/metrics'
import type { Search } from '../search/search.ts'
import { isGood } from '../upstream/classify-response.ts'
import type { ContentVersion } from '../upstream/content-version.ts'
import type { UpstreamCache } from '../upstream/upstream-cache.ts'

/** The first posts of the Somali home page: a process that has them can serve pages. */
const HOME_PATH = '/api/posts/public/latest?category_id=1&language=SO&limit=5'

const SEARCH_WARNINGS = {
  preparing: 'the index is being made',
  behind: 'the index is older than what is public',
  away: 'the search does not answer',
} as const

/**
 * Checks whether this process can serve pages: the API host responds, or its last responses are
 * cached. The only request to the host is for its content version, which visits cause anyway. A
 * search index that is behind is a warning, because readers are still served.
 */
export function createReadiness(
  contentVersion: ContentVersion,
  upstreamCache: UpstreamCache,
  search: Pick<Search, 'state'> | undefined,
): () => Promise<Checks> {
  async function contentCheck(): Promise<string> {
    await contentVersion.current()
    if (!contentVersion.peek().isHostAway) return 'ok'
    const isCached = isGood(await upstreamCache.get(HOME_PATH))
    return isCached ? 'ok' : 'the API host does not answer, and nothing is kept'
  }

  const searchState = async () => search?.state(await contentVersion.current()) ?? 'ready'

  async function check(): Promise<Checks> {
    const [content, state] = await Promise.all([contentCheck(), searchState()])
    if (!search) return { content }
    return { content, search: state === 'ready' ? 'ok' : { warning: SEARCH_WARNINGS[state] } }
  }

  gauge(
    { name: 'gaashaan_site_ready', help: '1 while /readyz says so', aggregator: 'min' },
    async () => Number((await readyResponse(check)).status === 200),
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
      async () => Number((await searchState()) !== 'ready'),
    )
  }
  return check
}
