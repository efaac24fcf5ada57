import type { RequestHandler } from '../http/fast-path-server.ts'
import { type CacheUsage, countHits } from '../observability/cache-metrics.ts'

/**
 * Tries the caches in their order, and counts which of them had the response. Each of them sends a
 * response that is in memory and fresh, and otherwise returns false.
 */
export function createTrySendCached(
  caches: Partial<Record<CacheUsage, { readonly trySendCached: RequestHandler } | undefined>>,
): RequestHandler {
  const counted = Object.entries(caches).flatMap(([usage, cache]) =>
    cache ? [{ cache, hits: countHits(usage as CacheUsage) }] : [],
  )
  return (request, response) => {
    const hit = counted.find(({ cache }) => cache.trySendCached(request, response))
    hit?.hits.inc()
    return hit !== undefined
  }
}
