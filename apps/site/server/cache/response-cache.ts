import { LRUCache } from 'lru-cache'
import { type Clock, withTimeout } from '../clock.ts'
import type { ContentVersion, Version } from '../upstream/content-version.ts'
import type { Tags } from '../upstream/version-history.ts'
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
/** Bytes that a tag takes in memory, with its part of what was made from it. */
const TAG_BYTES = 100
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
  /** What it was made from; absent where any change may concern it. */
  readonly tags?: Tags
  /** Of these tags, those of asides alone, which may be older while many pages are rendered. */
  readonly asideTags?: Tags
  /** How long it is fresh before it is compared with what it was made from. */
  readonly compareAfterMs?: number
  /** Compares it with what it was made from; absent where only a render can tell. */
  readonly compare?: () => Promise<Comparison>
}

/** Whether everything is the same, and after which time it is to be compared again. */
export interface Comparison {
  readonly isUnchanged: boolean
  readonly compareAfterMs?: number
}

/** How much a response is needed; both values may rise while it waits to be rendered. */
export interface RenderDemand {
  /** Whether a reader waits for it, who cannot be sent an older one. */
  isAwaited: boolean
  /** How often the older response was sent. */
  hits: number
}

type Render = (demand: RenderDemand) => Promise<CacheableResponse>

interface CacheEntry
  extends Pick<CacheableResponse, 'freshness' | 'tags' | 'asideTags' | 'compare'> {
  readonly response: EncodedResponse
  /** The latest version in which the response is known to be current. */
  version: Version
  readonly createdAt: number
  /** The day in Mogadishu when it was rendered: some pages show what is open today. */
  readonly day: number
  readonly expiresAt: number
  /** Until when it may be kept without a render. */
  readonly renderAt: number
  freshUntil: number
  hits: number
}

const without = (tags: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...tags].filter((tag) => !others.has(tag)))

interface Lookup {
  readonly key: string
  readonly isListed: boolean
  readonly render: Render
}

/** A response to send. */
export interface CacheHit {
  readonly response: EncodedResponse
  readonly isFresh: boolean
  /** When it was last known to be current, by the clock. */
  readonly validatedAt: number
}

interface Flight {
  readonly demand: RenderDemand
  readonly entry: Promise<CacheEntry>
}

export type ResponseCache = ReturnType<typeof createResponseCache>

/**
 * Responses within a bound of bytes, of which half is for listed paths: made-up paths cannot evict
 * them.
 */
export function createResponseCache(parts: {
  readonly clock: Clock
  readonly contentVersion: Pick<ContentVersion, 'current' | 'peek' | 'currentUntil' | 'isCurrent'>
  readonly maxBytes: number
  /** A number for each day in Mogadishu. */
  readonly today: () => number
  /** Further headers of a response, by what it was made from. */
  readonly headersOf?: (rendered: CacheableResponse) => RenderedResponse['headers']
  /** Whether renders wait for others. */
  readonly isBusy?: () => boolean
  /** Is called with each fresh response that is stored, to compress it further. */
  readonly onStore?: (response: EncodedResponse, isStillCached: () => boolean) => void
}) {
  const { clock, contentVersion, today, isBusy = () => false } = parts
  const createStore = () =>
    new LRUCache<string, CacheEntry>({
      maxSize: Math.ceil(parts.maxBytes / 2),
      sizeCalculation: ({ response, tags }, key) =>
        key.length + sizeOf(response) + TAG_BYTES * (tags?.size ?? 0),
    })
  const listed = createStore()
  const unlisted = createStore()
  const inFlight = new Map<string, Flight>()
  const find = (key: string) => listed.get(key) ?? unlisted.get(key)

  /** Whether nothing has changed between an entry's version and the latest that its tags name. */
  function isOfVersion(entry: CacheEntry, version: string): boolean {
    if (entry.version === version) return true
    if (entry.version === undefined || !contentVersion.isCurrent(entry.version, entry.tags)) {
      return false
    }
    entry.version = version
    return true
  }

  /** The tags without which an entry may not be sent: all of them, but while renders wait. */
  function bindingTags({ tags, asideTags }: CacheEntry): Tags {
    return tags && asideTags && isBusy() ? without(tags, asideTags) : tags
  }

  function isFresh(entry: CacheEntry): boolean {
    const now = clock.now()
    if (now >= entry.freshUntil || now >= entry.expiresAt || entry.day !== today()) return false
    if (entry.freshness !== 'fresh') return true
    const { version, validatedAt } = contentVersion.peek()
    if (version === undefined) return now - entry.createdAt < FRESH_MS
    return isOfVersion(entry, version) && now - validatedAt < MAX_PUBLISH_DELAY_MS
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
      now - contentVersion.currentUntil(entry.version, bindingTags(entry)) < MAX_PUBLISH_DELAY_MS
    )
  }

  /**
   * Whether an entry is only outdated because something may have changed, and nothing has: it then is
   * kept without a render.
   */
  async function canKeep(entry: CacheEntry, version: Version, day: number): Promise<boolean> {
    const now = clock.now()
    const isOfNow = entry.day === day && now < entry.renderAt && now < entry.expiresAt
    if (version === undefined || entry.freshness !== 'fresh' || !isOfNow) return false
    const comparison = await entry.compare?.()
    if (!comparison?.isUnchanged) return false
    entry.version = version
    entry.freshUntil = Math.min(entry.renderAt, now + (comparison.compareAfterMs ?? Infinity))
    return true
  }

  async function renderAndStore(
    { key, isListed, render }: Lookup,
    version: Version,
    demand: RenderDemand,
  ) {
    const day = today()
    const outdated = find(key)
    if (outdated && (await canKeep(outdated, version, day))) return outdated
    const createdAt = clock.now()
    const rendered = await render(demand)
    const { freshness, tags, asideTags, compare } = rendered
    const { maxAgeMs = Infinity, expiresAfterMs = Infinity, compareAfterMs = Infinity } = rendered
    const before = find(key)
    const retryAt = clock.now() + RETRY_AFTER_MS
    const isBeforeUsable = before && before.freshness !== 'error' && clock.now() < before.expiresAt
    if (freshness === 'error' && isBeforeUsable) {
      before.freshUntil = Math.min(before.freshUntil, retryAt)
      return before
    }
    const headers = { ...rendered.headers, ...parts.headersOf?.(rendered) }
    const response = await encodeResponse({ ...rendered, headers }, before?.response)
    const renderAt = freshness === 'fresh' ? createdAt + maxAgeMs : retryAt
    const freshUntil = Math.min(renderAt, createdAt + compareAfterMs)
    const expiresAt = createdAt + expiresAfterMs
    const entry: CacheEntry = {
      ...{ response, freshness, tags, asideTags, compare },
      ...{ version, createdAt, day, expiresAt, renderAt, freshUntil, hits: 0 },
    }
    const store = isListed ? listed : unlisted
    if (freshness === 'uncacheable') store.delete(key)
    else store.set(key, entry)
    if (freshness === 'fresh' && response !== before?.response)
      parts.onStore?.(response, () => store.peek(key) === entry)
    return entry
  }

  /** Renders once at a time for a key and a version. */
  function renderOnce(lookup: Lookup, version: Version, isAwaited: boolean): Promise<CacheEntry> {
    const name = `${version ?? ''} ${lookup.key}`
    const current = inFlight.get(name)
    if (current) {
      current.demand.isAwaited ||= isAwaited
      current.demand.hits += 1
      return current.entry
    }
    const demand = { isAwaited, hits: find(lookup.key)?.hits ?? 0 }
    const entry = renderAndStore(lookup, version, demand).finally(() => inFlight.delete(name))
    inFlight.set(name, { demand, entry })
    return entry
  }

  /** When an entry was last known to be current, by the clock. */
  function validatedAt(entry: CacheEntry, isServedFresh: boolean): number {
    if (isServedFresh) return contentVersion.peek().validatedAt
    if (entry.freshness !== 'fresh' || entry.version === undefined) return Number.NEGATIVE_INFINITY
    return contentVersion.currentUntil(entry.version, bindingTags(entry))
  }

  const hit = (entry: CacheEntry, isServedFresh: boolean): CacheHit => ({
    response: entry.response,
    isFresh: isServedFresh,
    validatedAt: validatedAt(entry, isServedFresh),
  })

  /** The fresh response, or a stale one, while a new one is rendered in the background. */
  function cachedHit(lookup: Lookup) {
    const entry = find(lookup.key)
    if (!entry) return undefined
    entry.hits += 1
    if (isFresh(entry)) return hit(entry, true)
    if (!canServeStale(entry)) return undefined
    renderOnce(lookup, contentVersion.peek().version, false).catch(() => {})
    return hit(entry, false)
  }

  return {
    /** The response of a key if it is fresh, without waiting. */
    fresh(key: string): EncodedResponse | undefined {
      const entry = find(key)
      if (!entry || !isFresh(entry)) return undefined
      entry.hits += 1
      return entry.response
    },
    /**
     * The response of a key, which is rendered if none is fresh: once, however many wait. The last
     * response is served while a new one is rendered, within the bounds above, and while that
     * fails.
     */
    async get(key: string, isListed: boolean, render: Render) {
      const lookup = { key, isListed, render }
      const firstHit = cachedHit(lookup)
      if (firstHit) return firstHit
      const version = await contentVersion.current()
      // Meanwhile another visitor may have caused a render, or the host may have failed.
      const laterHit = cachedHit(lookup)
      if (laterHit) return laterHit
      const last = find(key)
      const fallback = last && clock.now() < last.expiresAt ? last : undefined
      const flight = renderOnce(lookup, version, true)
      const entry = fallback
        ? await withTimeout(clock, MAX_WAIT_MS, flight, fallback).catch(() => fallback)
        : await flight
      return hit(entry, entry !== fallback && entry.freshness === 'fresh')
    },
    /** True while nothing is rendered. */
    isIdle: () => inFlight.size === 0,
    /** Bytes of all responses. */
    bytes: () => listed.calculatedSize + unlisted.calculatedSize,
  }
}
