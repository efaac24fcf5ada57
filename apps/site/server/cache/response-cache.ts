import { LRUCache } from 'lru-cache'
import { withTimeout } from '../clock.ts'
import type { ContentVersion, Version } from '../upstream/content-version.ts'
import type { Tags } from '../upstream/version-history.ts'
import {
  type EncodedResponse,
  encodeResponse,
  type RenderedResponse,
  sizeOf,
} from './encoded-response.ts'
import {
  type CacheEntry,
  createEntryFreshness,
  type EntryFreshnessParts,
} from './entry-freshness.ts'

/** Longest wait for a render where an older response can be served. */
const MAX_WAIT_MS = 3_000
/** What was requested so lately is rendered again as soon as the content changes. */
const RECENT_MS = 5_000
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

/** How much a response is needed, which may change while it waits to be rendered. */
export interface RenderDemand {
  /** Network address of a reader who waits for it, since there is no older one to send. */
  awaitedBy: string | undefined
  /** How often the older response was sent. */
  hits: number
  /** Whether it still waits for its turn, so that it will be made from what is public then. */
  isQueued?: boolean
}

/** What a response is cached by, and how it is made. */
export interface Lookup {
  readonly key: string
  /** Whether its path is one of the site's own: made-up paths cannot evict it. */
  readonly isListed: boolean
  readonly render: (demand: RenderDemand) => Promise<CacheableResponse>
}

/** A response to send. */
export interface CacheHit {
  readonly response: EncodedResponse
  readonly isFresh: boolean
  /** When it was last known to be current, by the clock. */
  readonly validatedAt: number
}

interface Flight {
  readonly version: Version
  readonly demand: RenderDemand
  readonly entry: Promise<CacheEntry>
}

export type ResponseCache = ReturnType<typeof createResponseCache>

/**
 * Responses within a bound of bytes, of which half is for listed paths: made-up paths cannot evict
 * them.
 */
export function createResponseCache(
  parts: EntryFreshnessParts & {
    readonly contentVersion: Pick<ContentVersion, 'current'>
    readonly maxBytes: number
    /** Further headers of a response, by what it was made from. */
    readonly headersOf?: (rendered: CacheableResponse) => RenderedResponse['headers']
    /** Is called with each fresh response that is stored, to compress it further. */
    readonly onStore?: (response: EncodedResponse, isStillCached: () => boolean) => void
  },
) {
  const { clock, contentVersion, today } = parts
  const { isFresh, canServeStale, hasOnlyOldAside, validatedAt } = createEntryFreshness(parts)
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

  async function renderAndStore(lookup: Lookup, version: Version, demand: RenderDemand) {
    const { key, isListed, render } = lookup
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
      ...{ version, createdAt, day, expiresAt, renderAt, freshUntil, lookup },
      ...{ hits: 0, requestedAt: before?.requestedAt ?? createdAt },
    }
    const store = isListed ? listed : unlisted
    if (freshness === 'uncacheable') store.delete(key)
    else store.set(key, entry)
    if (freshness === 'fresh' && response !== before?.response)
      parts.onStore?.(response, () => store.peek(key) === entry)
    return entry
  }

  /**
   * Renders once at a time for a key and a version, or for all versions until it is its turn; without
   * `awaitedBy` in the background.
   */
  function renderOnce(lookup: Lookup, version: Version, awaitedBy?: string): Promise<CacheEntry> {
    const { key } = lookup
    const current = inFlight.get(key)
    if (current && (current.version === version || current.demand.isQueued)) {
      current.demand.awaitedBy ??= awaitedBy
      current.demand.hits += 1
      return current.entry
    }
    const demand: RenderDemand = { awaitedBy, hits: find(key)?.hits ?? 0 }
    const entry = renderAndStore(lookup, version, demand).finally(() => {
      if (inFlight.get(key) === flight) inFlight.delete(key)
    })
    const flight = { version, demand, entry }
    inFlight.set(key, flight)
    return entry
  }

  const hit = (entry: CacheEntry, isServedFresh: boolean): CacheHit => ({
    response: entry.response,
    isFresh: isServedFresh,
    validatedAt: validatedAt(entry, isServedFresh),
  })

  /** The fresh response, or a stale one, while a new one is rendered in the background. */
  function peek(lookup: Lookup): CacheHit | undefined {
    const entry = find(lookup.key)
    if (!entry) return undefined
    entry.hits += 1
    entry.requestedAt = clock.now()
    if (isFresh(entry)) return hit(entry, true)
    if (!canServeStale(entry)) return undefined
    renderOnce(lookup, contentVersion.peek().version).catch(() => {})
    return hit(entry, false)
  }

  return {
    /** The response that may be sent without waiting; an outdated one is then rendered again. */
    peek,
    /**
     * The response of a key, which is rendered if none is fresh: once, however many wait. The last
     * response is served while a new one is rendered, within the bounds above, and while that
     * fails. `reader` is the network address of who waits.
     */
    async get(lookup: Lookup, reader: string): Promise<CacheHit> {
      const firstHit = peek(lookup)
      if (firstHit) return firstHit
      const version = await contentVersion.current()
      // Meanwhile another visitor may have caused a render, or the host may have failed.
      const laterHit = peek(lookup)
      if (laterHit) return laterHit
      const last = find(lookup.key)
      const fallback = last && clock.now() < last.expiresAt ? last : undefined
      const flight = renderOnce(lookup, version, reader)
      const entry = fallback
        ? await withTimeout(clock, MAX_WAIT_MS, flight, fallback).catch(() => fallback)
        : await flight
      return hit(entry, entry !== fallback && entry.freshness === 'fresh')
    },
    /**
     * Renders what is outdated and was requested lately again, in the background. What cannot be
     * compared waits for a request: the search index, from which it is made, follows a little later.
     */
    refreshRecent(): void {
      const { version } = contentVersion.peek()
      const since = clock.now() - RECENT_MS
      for (const entry of [...listed.values(), ...unlisted.values()]) {
        if (!entry.compare || entry.requestedAt < since) continue
        if (isFresh(entry) || hasOnlyOldAside(entry)) continue
        renderOnce(entry.lookup, version).catch(() => undefined)
      }
    },
    /** True while nothing is rendered. */
    isIdle: () => inFlight.size === 0,
    /** Bytes of all responses. */
    bytes: () => listed.calculatedSize + unlisted.calculatedSize,
  }
}
