import { mogadishuClock } from '@gaashaan/contract/mogadishu-time'
import type { Clock } from '../clock.ts'
import type { ContentVersion } from '../upstream/content-version.ts'
import { createIdleCompression } from './idle-compression.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

/** Bytes of search results, which are cached apart: any number of queries removes nothing else. */
const MAX_SEARCH_BYTES = 8 * 1024 * 1024

const DAY_MS = 86_400_000

export type Caches = ReturnType<typeof createCaches>

/** The responses that this process caches in memory, by the real day and time. */
export function createCaches(
  clock: Clock,
  contentVersion: ContentVersion,
  maxBytes: number,
  isBusy: () => boolean,
) {
  const today = () => Math.floor(mogadishuClock(Date.now()).getTime() / DAY_MS)
  const shared = { clock, contentVersion, today, isBusy }
  const responses: ResponseCache = createResponseCache({
    ...shared,
    maxBytes,
    onStore: createIdleCompression(clock, () => responses.isIdle()),
  })
  return {
    responses,
    /** Pages of search results. */
    searches: createResponseCache({ ...shared, maxBytes: MAX_SEARCH_BYTES }),
    /** The Unix second in which a fresh response, or a stale one, was last known to be current. */
    validatedAt(isFresh: boolean): number {
      const { version, validatedAt, isHostAway } = contentVersion.peek()
      // Nothing better is known while the host is away or has no content version.
      if (isHostAway || version === undefined) return Math.floor(Date.now() / 1_000)
      if (!isFresh) return 1
      return Math.floor((Date.now() - (clock.now() - validatedAt)) / 1_000)
    },
  }
}
