import type { Transport } from '../../app/api/transport.ts'
import type { CacheableResponse, Freshness } from '../cache/response-cache.ts'
import type { StreamWatch } from '../upstream/stream-status.ts'

/** Milliseconds after which a video's title that could not be had is looked up again. */
const TITLE_AGAIN_AFTER = 10 * 60_000

/** Milliseconds after which a page asks the index again, where that knew less than is public. */
const INDEX_AGAIN_AFTER = 3_000

/** Milliseconds after which a page that does without an optional part is made again. */
const OPTIONAL_AGAIN_AFTER = 30_000

export interface TrackedTransport {
  readonly transport: Transport
  /** Freshness of a page made of the responses so far, and how long it holds at most. */
  readonly freshness: () => Pick<CacheableResponse, 'freshness' | 'maxAgeMs' | 'expiresAfterMs'>
}

/** A transport for one page that tracks whether everything the page requested came. */
export function trackTransport(transport: Transport, streamWatch?: StreamWatch): TrackedTransport {
  let freshness: Freshness = 'fresh'
  let maxAgeMs: number | undefined
  let expiresAfterMs: number | undefined
  const holdsFor = (milliseconds: number) => {
    maxAgeMs = Math.min(milliseconds, maxAgeMs ?? milliseconds)
  }
  return {
    transport: {
      ...transport,
      async get(address) {
        const outcome = await transport.get(address)
        if (outcome.kind === 'answer' && outcome.isOld && freshness === 'fresh') freshness = 'stale'
        return outcome
      },
      async videoTitle(url) {
        const title = await transport.videoTitle(url)
        if (title === undefined) holdsFor(TITLE_AGAIN_AFTER)
        return title
      },
      async archive(question) {
        const answer = await transport.archive(question)
        if (answer.state !== 'ready' || answer.isBehind) holdsFor(INDEX_AGAIN_AFTER)
        return answer
      },
      async beside(language, postId) {
        const answer = await transport.beside(language, postId)
        if (answer.isBehind) holdsFor(INDEX_AGAIN_AFTER)
        return answer
      },
      streamState(address) {
        if (streamWatch) holdsFor(streamWatch.holdsFor)
        return transport.streamState(address)
      },
      changesIn(milliseconds) {
        expiresAfterMs = Math.min(milliseconds, expiresAfterMs ?? milliseconds)
      },
      // The pages' calls say here whatever failed (`app/api/call.ts`).
      warn(line) {
        freshness = 'error'
        transport.warn(line)
      },
      warnOptional(line) {
        holdsFor(OPTIONAL_AGAIN_AFTER)
        transport.warnOptional(line)
      },
    },
    freshness: () => ({
      freshness,
      ...(maxAgeMs !== undefined && { maxAgeMs }),
      ...(expiresAfterMs !== undefined && { expiresAfterMs }),
    }),
  }
}
