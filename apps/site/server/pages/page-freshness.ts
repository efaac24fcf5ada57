import type { Transport } from '../../app/api/transport.ts'
import type { CacheableResponse, Freshness } from '../cache/response-cache.ts'
import type { StreamWatch } from '../upstream/stream-status.ts'

/** How long a page is fresh that lacks a video's title. */
const WITHOUT_TITLE_MS = 10 * 60_000
/** How long a page is fresh whose search index is older than the public content. */
const BEHIND_INDEX_MS = 3_000
/** How long a page is fresh that lacks an optional part. */
const WITHOUT_OPTIONAL_MS = 30_000

/** A transport for one page, which tracks whether everything that the page requested came. */
export function trackTransport(transport: Transport, streamWatch?: StreamWatch) {
  let freshness: Freshness = 'fresh'
  let maxAgeMs: number | undefined
  let expiresAfterMs: number | undefined
  const limitAge = (ms: number) => {
    maxAgeMs = Math.min(ms, maxAgeMs ?? ms)
  }
  const tracked: Transport = {
    ...transport,
    async get(path) {
      const outcome = await transport.get(path)
      if (outcome.kind === 'answer' && outcome.isOld && freshness === 'fresh') freshness = 'stale'
      return outcome
    },
    async videoTitle(url) {
      const title = await transport.videoTitle(url)
      if (title === undefined) limitAge(WITHOUT_TITLE_MS)
      return title
    },
    async archive(query) {
      const result = await transport.archive(query)
      if (result.state !== 'ready' || result.isBehind) limitAge(BEHIND_INDEX_MS)
      return result
    },
    async related(language, postId) {
      const result = await transport.related(language, postId)
      if (result.isBehind) limitAge(BEHIND_INDEX_MS)
      return result
    },
    streamState(url) {
      if (streamWatch) limitAge(streamWatch.maxAgeMs)
      return transport.streamState(url)
    },
    expireAfter(ms) {
      expiresAfterMs = Math.min(ms, expiresAfterMs ?? ms)
    },
    // Every failed call of a page is reported here (`app/api/call.ts`).
    warn(line) {
      freshness = 'error'
      transport.warn(line)
    },
    warnOptional(line) {
      limitAge(WITHOUT_OPTIONAL_MS)
      transport.warnOptional(line)
    },
  }
  return {
    transport: tracked,
    /** How fresh a page is that was rendered from the responses so far. */
    freshness: (): Pick<CacheableResponse, 'freshness' | 'maxAgeMs' | 'expiresAfterMs'> => ({
      freshness,
      maxAgeMs,
      expiresAfterMs,
    }),
  }
}
