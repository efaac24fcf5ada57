import { mogadishuClock } from '@gaashaan/contract/mogadishu-time'
import type { Clock } from '../clock.ts'
import type { ContentVersion } from '../upstream/content-version.ts'
import { createIdleCompression } from './idle-compression.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

/** Bytes of search results: readers can ask anything, and what they ask pushes out nothing else. */
const SEARCH_BYTES = 8 * 1024 * 1024

const DAY = 86_400_000

export interface Caches {
  readonly responses: ResponseCache
  /** Pages of search results, apart from the others. */
  readonly searches: ResponseCache
  /** The Unix second in which what is fresh, or the stale one that is served for it, was last known to hold. */
  readonly validatedAt: (isFresh: boolean) => number
}

/** The responses that this process keeps in memory, by the real day and time. */
export function createCaches(parts: {
  readonly clock: Clock
  readonly contentVersion: ContentVersion
  readonly maxBytes: number
}): Caches {
  const { clock, contentVersion } = parts
  const today = () => Math.floor(mogadishuClock(Date.now()).getTime() / DAY)
  const searches = createResponseCache({ ...parts, maxBytes: SEARCH_BYTES, today })
  const responses: ResponseCache = createResponseCache({
    ...parts,
    today,
    onStore: createIdleCompression(clock, () => responses.isIdle()),
  })
  return {
    responses,
    searches,
    validatedAt(isFresh) {
      const { version, validatedAt, isHostAway } = contentVersion.peek()
      // Nobody can know better while the host is away, or where it tells no version.
      if (isHostAway || version === undefined) return Math.floor(Date.now() / 1_000)
      if (!isFresh) return 1
      return Math.floor((Date.now() - (clock.now() - validatedAt)) / 1_000)
    },
  }
}
