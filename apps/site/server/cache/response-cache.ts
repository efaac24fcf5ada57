import { LRUCache } from 'lru-cache'
import { type Clock, withTimeout } from '../clock.ts'
import type { ContentVersion, Version } from '../upstream/content-version.ts'
import {
  type EncodedResponse,
  encodeResponse,
  type RenderedResponse,
  sizeOf,
} from './encoded-response.ts'

/** Milliseconds for which an answer is fresh at a host that tells no content version. */
const FRESH_MS = 30_000
/** Milliseconds after that in which the old one is sent while a new one is made. */
const STALE_MS = 30_000
/** Readers see a publish within two seconds, of which the cache may use this much. */
const MAX_PUBLISH_DELAY_MS = 1_800
/** Longest wait, in milliseconds, where an older answer can stand in. */
const MAX_WAIT_MS = 3_000
/** Milliseconds before an answer that lacks something, or is made of old parts, is made again. */
const RETRY_AFTER_MS = 1_000

/**
 * How far a response may be served:
 * - `fresh`: holds until the content changes;
 * - `stale`: made of the last good answers of a host that is away;
 * - `error`: lacks something; anything else is better;
 * - `uncacheable`: for those who wait for it now; nothing is kept in its place.
 */
export type Freshness = 'fresh' | 'stale' | 'error' | 'uncacheable'

export interface CacheableResponse extends RenderedResponse {
  readonly freshness: Freshness
  /** Milliseconds for which it holds at most. */
  readonly maxAgeMs?: number
  /** Milliseconds after which it says what is no longer so, and may not even stand in. */
  readonly expiresAfterMs?: number
}

interface CacheEntry {
  readonly response: EncodedResponse
  readonly freshness: Freshness
  readonly version: Version
  readonly createdAt: number
  /** The day of Mogadishu on which it was made: some pages say what is open today. */
  readonly day: number
  readonly expiresAt: number
  freshUntil: number
}

/** An answer to send, and whether it holds now or only stands in for a newer one. */
export interface CacheHit {
  readonly response: EncodedResponse
  readonly isFresh: boolean
}

export interface ResponseCache {
  /** The answer of a key when it holds now, without waiting. */
  readonly fresh: (key: string) => EncodedResponse | undefined
  /**
   * The answer of a key, made when there is none that holds: once, however many ask. The last one
   * stands in while a new one is made, within the bounds above, and for as long as that fails.
   */
  readonly get: (
    key: string,
    isListed: boolean,
    make: () => Promise<CacheableResponse>,
  ) => Promise<CacheHit>
  /** True while nothing is being made. */
  readonly isIdle: () => boolean
  /** Bytes that all answers take. */
  readonly bytes: () => number
}

/** Answers within a bound of bytes; made-up addresses cannot push out the listed ones. */
export function createResponseCache(parts: {
  readonly clock: Clock
  readonly contentVersion: Omit<ContentVersion, 'hasExtensions'>
  readonly maxBytes: number
  /** A number for each day of Mogadishu. */
  readonly today: () => number
  /** Hears of each answer that is kept, to make it smaller. */
  readonly onStore?: (answer: EncodedResponse, isStillKept: () => boolean) => void
}): ResponseCache {
  const { clock, contentVersion, today } = parts
  const store = () =>
    new LRUCache<string, CacheEntry>({
      maxSize: Math.ceil(parts.maxBytes / 2),
      sizeCalculation: ({ response }, key) => key.length + sizeOf(response),
    })
  const listed = store()
  const others = store()
  const inFlight = new Map<string, Promise<CacheEntry>>()
  const find = (key: string) => listed.get(key) ?? others.get(key)

  function isFresh(entry: CacheEntry): boolean {
    const now = clock.now()
    if (now >= entry.freshUntil || now >= entry.expiresAt || entry.day !== today()) return false
    if (entry.freshness !== 'fresh') return true
    const { version, validatedAt } = contentVersion.peek()
    if (version === undefined) return now - entry.createdAt < FRESH_MS
    return entry.version === version && now - validatedAt < MAX_PUBLISH_DELAY_MS
  }

  function canServeStale(entry: CacheEntry): boolean {
    const { version, isHostAway } = contentVersion.peek()
    const now = clock.now()
    if (now >= entry.expiresAt) return false
    if (isHostAway) return true
    if (entry.freshness !== 'fresh' || entry.day !== today()) return false
    if (version === undefined) return now - entry.createdAt < FRESH_MS + STALE_MS
    return (
      entry.version !== undefined &&
      now - contentVersion.heldUntil(entry.version) < MAX_PUBLISH_DELAY_MS
    )
  }

  async function renderAndStore(
    key: string,
    isListed: boolean,
    version: Version,
    make: () => Promise<CacheableResponse>,
  ) {
    const createdAt = clock.now()
    const day = today()
    const made = await make()
    const before = find(key)
    const isWorse =
      made.freshness === 'error' &&
      before !== undefined &&
      before.freshness !== 'error' &&
      clock.now() < before.expiresAt
    const retryAt = clock.now() + RETRY_AFTER_MS
    if (isWorse) {
      before.freshUntil = Math.min(before.freshUntil, retryAt)
      return before
    }
    const freshUntil =
      made.freshness === 'fresh' ? createdAt + (made.maxAgeMs ?? Infinity) : retryAt
    const response = await encodeResponse(made)
    const expiresAt = createdAt + (made.expiresAfterMs ?? Infinity)
    const entry: CacheEntry = {
      response,
      freshness: made.freshness,
      version,
      createdAt,
      day,
      expiresAt,
      freshUntil,
    }
    const into = isListed ? listed : others
    if (made.freshness === 'uncacheable') {
      into.delete(key)
      return entry
    }
    into.set(key, entry)
    if (made.freshness === 'fresh') parts.onStore?.(response, () => into.peek(key) === entry)
    return entry
  }

  /** One at a time for a key and a version. */
  function renderOnce(
    key: string,
    isListed: boolean,
    version: Version,
    make: () => Promise<CacheableResponse>,
  ) {
    const name = `${version ?? ''} ${key}`
    const current = inFlight.get(name)
    if (current) return current
    const flight = renderAndStore(key, isListed, version, make).finally(() => inFlight.delete(name))
    inFlight.set(name, flight)
    return flight
  }

  /** The answer that holds, or one that may stand in while a new one is made. */
  function hitNow(
    key: string,
    isListed: boolean,
    make: () => Promise<CacheableResponse>,
  ): CacheHit | undefined {
    const entry = find(key)
    if (!entry) return undefined
    if (isFresh(entry)) return { response: entry.response, isFresh: true }
    if (!canServeStale(entry)) return undefined
    renderOnce(key, isListed, contentVersion.peek().version, make).catch(() => {})
    return { response: entry.response, isFresh: false }
  }

  return {
    fresh(key) {
      const entry = find(key)
      return entry && isFresh(entry) ? entry.response : undefined
    },
    async get(key, isListed, make) {
      const early = hitNow(key, isListed, make)
      if (early) return early
      const version = await contentVersion.current()
      // Meanwhile another visitor may have had it made, or the host was found to be away.
      const since = hitNow(key, isListed, make)
      if (since) return since
      const last = find(key)
      const entry = last && clock.now() < last.expiresAt ? last : undefined
      const flight = renderOnce(key, isListed, version, make)
      const late = entry ? withTimeout(clock, MAX_WAIT_MS, flight, entry) : flight
      const got = await (entry ? late.catch(() => entry) : late)
      return { response: got.response, isFresh: got !== entry && got.freshness === 'fresh' }
    },
    isIdle: () => inFlight.size === 0,
    bytes: () => listed.calculatedSize + others.calculatedSize,
  }
}
