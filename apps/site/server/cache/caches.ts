import { mogadishuClock } from '@gaashaan/contract/mogadishu-time'
import { cdnHeaders } from '../cdn/cdn-headers.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env/env.ts'
import type { ContentVersion } from '../upstream/content-version.ts'
import type { QueueState } from './entry-freshness.ts'
import { createIdleCompression } from './idle-compression.ts'
import {
  type CacheableResponse,
  type CacheHit,
  createResponseCache,
  type ResponseCache,
} from './response-cache.ts'

/** Bytes of search results, which are cached apart: any number of queries removes nothing else. */
const MAX_SEARCH_BYTES = 8 * 1024 * 1024

const DAY_MS = 86_400_000

export type Caches = ReturnType<typeof createCaches>

/** The responses that this process caches in memory, by the real day and time. */
export function createCaches(
  clock: Clock,
  contentVersion: ContentVersion,
  { cdn, pageCacheBytes: maxBytes }: Env,
  queue: QueueState,
) {
  const today = () => Math.floor(mogadishuClock(Date.now()).getTime() / DAY_MS)
  const headersOf = (rendered: CacheableResponse) => cdnHeaders(cdn, rendered)
  const shared = { clock, contentVersion, today, queue, headersOf }
  const responses: ResponseCache = createResponseCache({
    ...shared,
    maxBytes,
    onStore: createIdleCompression(clock, () => responses.isIdle()),
  })
  contentVersion.onChange(responses.refreshRecent)
  return {
    responses,
    /** Pages of search results. */
    searches: createResponseCache({ ...shared, maxBytes: MAX_SEARCH_BYTES }),
    /**
     * The Unix second in which a response was last known to be current; without a hit, one that is
     * fresh now.
     */
    validatedAt(hit?: CacheHit): number {
      const { version, validatedAt, isHostAway } = contentVersion.peek()
      // Nothing better is known while the host is away or has no content version.
      if (isHostAway || version === undefined) return Math.floor(Date.now() / 1_000)
      const age = clock.now() - (hit?.validatedAt ?? validatedAt)
      return Math.max(1, Math.floor((Date.now() - age) / 1_000))
    },
  }
}
