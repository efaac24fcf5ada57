import { isDeepStrictEqual } from 'node:util'
import type { Transport, TransportResult } from '../../app/api/transport.ts'
import { idFromSlug } from '../../app/news/slug.ts'
import type { RelatedResult } from '../../app/search/search.ts'
import type { CacheableResponse, Comparison, Freshness } from '../cache/response-cache.ts'
import type { StreamWatch } from '../upstream/stream-status.ts'
import { archiveTags } from './archive-tags.ts'

/** How long a page is fresh that lacks a video's title. */
const WITHOUT_TITLE_MS = 10 * 60_000
/** How long a list from the search index is fresh that is older than the public content. */
const LIST_BEHIND_MS = 500
/** How long a page is fresh that lacks an optional part. */
const WITHOUT_OPTIONAL_MS = 30_000
/** After how long an article is compared with the articles that are related to it by then. */
const RELATED_MS = 60 * 60_000
/** The same where the search index was older than the public content. */
const RELATED_BEHIND_MS = 1_000

const relatedAgeMs = ({ isBehind }: RelatedResult) => (isBehind ? RELATED_BEHIND_MS : RELATED_MS)

/** Everything of a response on which a page may depend, in a few bytes. */
function fingerprintOf(result: TransportResult): string {
  if (result.kind === 'unreachable' || result.isOld) return ''
  return [result.status, result.fingerprint, ...(result.tags ?? [])].join(' ')
}

type Dependencies = Pick<
  CacheableResponse,
  'freshness' | 'maxAgeMs' | 'expiresAfterMs' | 'tags' | 'asideTags' | 'compareAfterMs' | 'compare'
>

/**
 * A transport for one page or document, which tracks what the responses to its requests say of it:
 * whether all of them came, how long they hold, and their cache tags.
 */
export function trackTransport(transport: Transport, streamWatch?: StreamWatch) {
  let freshness: Freshness = 'fresh'
  let maxAgeMs: number | undefined
  let expiresAfterMs: number | undefined
  /** `undefined` once any change may concern the page. */
  let tags: Set<string> | undefined = new Set<string>()
  /** Lists that asides name, and those of the page itself. */
  const asideLists = new Set<string>()
  const ownLists = new Set<string>()
  /**
   * False for a page with search results or an archive, which are not compared, and for one whose
   * parts were made from different responses to the same call.
   */
  let isComparable = true
  const fingerprints = new Map<string, string>()
  let related:
    | { readonly ask: () => Promise<RelatedResult>; readonly first: RelatedResult }
    | undefined
  let stream: { readonly url: string; readonly state: string | undefined } | undefined
  const limitAge = (ms: number) => {
    maxAgeMs = Math.min(ms, maxAgeMs ?? ms)
  }

  function addTags(added: Iterable<string> | undefined): void {
    tags = added && tags && new Set([...tags, ...added])
  }

  /** After how long the page is compared, whatever is published; `undefined` for never. */
  function compareAfterMs(relatedResult?: RelatedResult) {
    const ages = [
      ...(relatedResult ? [relatedAgeMs(relatedResult)] : []),
      ...(stream && streamWatch ? [streamWatch.maxAgeMs] : []),
    ]
    return ages.length > 0 ? { compareAfterMs: Math.min(...ages) } : {}
  }

  /** Compares all responses, the stream's state and the related articles with those of now. */
  async function compare(): Promise<Comparison> {
    for (const [path, fingerprint] of fingerprints) {
      if (fingerprintOf(await transport.get(path)) !== fingerprint) return { isUnchanged: false }
    }
    if (stream && transport.streamState(stream.url) !== stream.state) return { isUnchanged: false }
    const now = await related?.ask()
    const isUnchanged = isDeepStrictEqual(now?.context, related?.first.context)
    return { isUnchanged, ...compareAfterMs(now) }
  }

  const tracked: Transport = {
    ...transport,
    async get(path, options) {
      const outcome = await transport.get(path)
      if (outcome.kind === 'answer' && outcome.isOld && freshness === 'fresh') freshness = 'stale'
      const responseTags = outcome.kind === 'answer' ? outcome.tags : undefined
      addTags(responseTags)
      const lists = options?.isForAside ? asideLists : ownLists
      for (const tag of responseTags ?? []) if (tag.startsWith('list:')) lists.add(tag)
      const fingerprint = fingerprintOf(outcome)
      if ((fingerprints.get(path) ?? fingerprint) !== fingerprint) isComparable = false
      fingerprints.set(path, fingerprint)
      return outcome
    },
    async videoTitle(url) {
      const title = await transport.videoTitle(url)
      if (title === undefined) limitAge(WITHOUT_TITLE_MS)
      return title
    },
    async search(query) {
      isComparable = false
      addTags(undefined)
      return transport.search(query)
    },
    async verify(question) {
      isComparable = false
      const outcome = await transport.verify(question)
      addTags(['log'])
      if (outcome.state !== 'ready' || outcome.isBehind) limitAge(LIST_BEHIND_MS)
      return outcome
    },
    async archive(query) {
      isComparable = false
      const result = await transport.archive(query)
      addTags(archiveTags(query, result))
      if (result.state !== 'ready' || result.isBehind) limitAge(LIST_BEHIND_MS)
      return result
    },
    async related(language, postId) {
      const ask = () => transport.related(language, postId)
      const first = await ask()
      related = { ask, first }
      addTags(first.context?.related.map(({ to }) => `post:${idFromSlug(to)}`) ?? [])
      return first
    },
    streamState(url) {
      const state = transport.streamState(url)
      if (streamWatch) stream = { url, state }
      return state
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
    /** What is known of a page that was rendered from the responses so far. */
    dependencies(): Dependencies {
      const age = compareAfterMs(related?.first)
      if (!isComparable && age.compareAfterMs) limitAge(age.compareAfterMs)
      return {
        freshness,
        maxAgeMs,
        expiresAfterMs,
        tags,
        asideTags: new Set([...asideLists].filter((tag) => !ownLists.has(tag))),
        ...(isComparable && { compare, ...age }),
      }
    },
  }
}
