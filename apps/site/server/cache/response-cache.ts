import { LRUCache } from 'lru-cache'
import { type Clock, withTimeout } from '../clock.ts'
import type { ContentVersion, Version } from '../upstream/content-version.ts'
import {
  type EncodedResponse,
  encodeResponse,
  type RenderedResponse,
  sizeOf,
} from './encoded-response.ts'

/** How long a response is fresh if the host has no content version. */
const FRESH_MS = 30_000
/** How long after that it is still served while a new one is rendered. */
const STALE_MS = 30_000
/** The cache's share of the two seconds within which readers see a publish. */
const MAX_PUBLISH_DELAY_MS = 1_800
/** Longest wait for a render where an older response can be served. */
const MAX_WAIT_MS = 3_000
/** Pause before a response that lacks a part, or has old parts, is rendered again. */
const RETRY_AFTER_MS = 1_000

/**
 * How far a response may be served:
 * - `fresh`: until the content changes;
 * - `stale`: it was rendered from the last good responses of a host that is away;
 * - `error`: it lacks a part, and any other response is better;
 * - `uncacheable`: only to those who wait for it; it removes the key's cached response.
 */
export type Freshness = 'fresh' | 'stale' | 'error' | 'uncacheable'

export interface CacheableResponse extends RenderedResponse {
  readonly freshness: Freshness
  /** How long it is fresh at most. */
  readonly maxAgeMs?: number
  /** When its content becomes wrong: after this it is not served even as a stale response. */
  readonly expiresAfterMs?: number
}

interface CacheEntry {
  readonly response: EncodedResponse
  readonly freshness: Freshness
  readonly version: Version
  readonly createdAt: number
  /** The day in Mogadishu when it was rendered: some pages show what is open today. */
  readonly day: number
  readonly expiresAt: number
  freshUntil: number
}

interface Lookup {
  readonly key: string
  readonly isListed: boolean
  readonly render: () => Promise<CacheableResponse>
}

export type ResponseCache = ReturnType<typeof createResponseCache>

/**
 * Responses within a bound of bytes, of which half is for listed paths: made-up paths cannot evict
 * them.
 */
export function createResponseCache(parts: {
  readonly clock: Clock
  readonly contentVersion: Pick<ContentVersion, 'current' | 'peek' | 'currentUntil'>
  readonly maxBytes: number
  /** A number for each day in Mogadishu. */
  readonly today: () => number
  /** Is called with each fresh response that is stored, to compress it further. */
  readonly onStore?: (response: EncodedResponse, isStillCached: () => boolean) => void
}) {
  const { clock, contentVersion, today } = parts
  const createStore = () =>
    new LRUCache<string, CacheEntry>({
      maxSize: Math.ceil(parts.maxBytes / 2),
      sizeCalculation: ({ response }, key) => key.length + sizeOf(response),
    })
  const listed = createStore()
  const unlisted = createStore()
  const inFlight = new Map<string, Promise<CacheEntry>>()
  const find = (key: string) => listed.get(key) ?? unlisted.get(key)

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
      now - contentVersion.currentUntil(entry.version) < MAX_PUBLISH_DELAY_MS
    )
  }

  async function renderAndStore({ key, isListed, render }: Lookup, version: Version) {
    const createdAt = clock.now()
    const day = today()
    const rendered = await render()
    const { freshness, maxAgeMs = Infinity, expiresAfterMs = Infinity } = rendered
    const before = find(key)
    const retryAt = clock.now() + RETRY_AFTER_MS
    const isBeforeUsable = before && before.freshness !== 'error' && clock.now() < before.expiresAt
    if (freshness === 'error' && isBeforeUsable) {
      before.freshUntil = Math.min(before.freshUntil, retryAt)
      return before
    }
    const response = await encodeResponse(rendered)
    const freshUntil = freshness === 'fresh' ? createdAt + maxAgeMs : retryAt
    const expiresAt = createdAt + expiresAfterMs
    const entry = { response, freshness, version, createdAt, day, expiresAt, freshUntil }
    const store = isListed ? listed : unlisted
    if (freshness === 'uncacheable') store.delete(key)
    else store.set(key, entry)
    if (freshness === 'fresh') parts.onStore?.(response, () => store.peek(key) === entry)
    return entry
  }

  /** Renders once at a time for a key and a version. */
  function renderOnce(lookup: Lookup, version: Version): Promise<CacheEntry> {
    const name = `${version ?? ''} ${lookup.key}`
    const current = inFlight.get(name)
    if (current) return current
    const flight = renderAndStore(lookup, version).finally(() => inFlight.delete(name))
    inFlight.set(name, flight)
    return flight
  }

  /** The fresh response, or a stale one, while a new one is rendered in the background. */
  function cachedHit(lookup: Lookup) {
    const entry = find(lookup.key)
    if (!entry) return undefined
    if (isFresh(entry)) return { response: entry.response, isFresh: true }
    if (!canServeStale(entry)) return undefined
    renderOnce(lookup, contentVersion.peek().version).catch(() => {})
    return { response: entry.response, isFresh: false }
  }

  return {
    /** The response of a key if it is fresh, without waiting. */
    fresh(key: string): EncodedResponse | undefined {
      const entry = find(key)
      return entry && isFresh(entry) ? entry.response : undefined
    },
    /**
     * The response of a key, which is rendered if none is fresh: once, however many wait. The last
     * response is served while a new one is rendered, within the bounds above, and while that
     * fails.
     */
    async get(key: string, isListed: boolean, render: Lookup['render']) {
      const lookup = { key, isListed, render }
      const hit = cachedHit(lookup)
      if (hit) return hit
      const version = await contentVersion.current()
      // Meanwhile another visitor may have caused a render, or the host may have failed.
      const laterHit = cachedHit(lookup)
      if (laterHit) return laterHit
      const last = find(key)
      const fallback = last && clock.now() < last.expiresAt ? last : undefined
      const flight = renderOnce(lookup, version)
      const entry = fallback
        ? await withTimeout(clock, MAX_WAIT_MS, flight, fallback).catch(() => fallback)
        : await flight
      return {
        response: entry.response,
        isFresh: entry !== fallback && entry.freshness === 'fresh',
      }
    },
    /** True while nothing is rendered. */
    isIdle: () => inFlight.size === 0,
    /** Bytes of all responses. */
    bytes: () => listed.calculatedSize + unlisted.calculatedSize,
  }
}
