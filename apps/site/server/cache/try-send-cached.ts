import type { RequestHandler } from '../http/fast-path-server.ts'
import { type CacheUsage, countHits } from '../observability/cache-metrics.ts'

interface CachedResponses {
  /** Sends the response where it is in memory and holds now; false where it is not. */
  readonly trySendCached: RequestHandler
}

/** Asks the caches in their order, and counts which of them had the response. */
export function createTrySendCached(
  caches: Partial<Record<CacheUsage, CachedResponses | undefined>>,
): RequestHandler {
  const counted = Object.entries(caches).flatMap(([usage, cache]) =>
    cache ? [{ cache, hits: countHits(usage as CacheUsage) }] : [],
  )
  return (request, response) => {
    const found = counted.find(({ cache }) => cache.trySendCached(request, response))
    found?.hits.inc()
    return found !== undefined
  }
}
