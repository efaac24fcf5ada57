import { mogadishuClock } from '@gaashaan/contract/mogadishu-time'
import type { Clock } from '../clock.ts'
import type { ContentVersion } from '../upstream/content-version.ts'
import { createIdleCompression } from './idle-compression.ts'
import { createKeptAnswers, type KeptAnswers } from './response-cache.ts'

/** Bytes of search results: readers can ask anything, and what they ask pushes out nothing else. */
const SEARCH_BYTES = 8 * 1024 * 1024

const DAY = 86_400_000

export interface Memory {
  readonly kept: KeptAnswers
  /** Pages of search results, apart from the others. */
  readonly searches: KeptAnswers
  /** The Unix second in which what is fresh, or what stands in for it, was last known to hold. */
  readonly confirmed: (isFresh: boolean) => number
}

/** What this server remembers of the answers it has made, by the real day and time. */
export function createMemory(parts: {
  readonly clock: Clock
  readonly contentVersion: ContentVersion
  readonly maxBytes: number
}): Memory {
  const { clock, contentVersion } = parts
  const today = () => Math.floor(mogadishuClock(Date.now()).getTime() / DAY)
  const searches = createKeptAnswers({ ...parts, maxBytes: SEARCH_BYTES, today })
  const kept: KeptAnswers = createKeptAnswers({
    ...parts,
    today,
    onKept: createIdleCompression(clock, () => kept.isIdle()),
  })
  return {
    kept,
    searches,
    confirmed(isFresh) {
      const { version, confirmedAt, isHostAway } = contentVersion.glance()
      // Nobody can know better while the host is away, or where it tells no version.
      if (isHostAway || version === undefined) return Math.floor(Date.now() / 1_000)
      if (!isFresh) return 1
      return Math.floor((Date.now() - (clock.now() - confirmedAt)) / 1_000)
    },
  }
}
