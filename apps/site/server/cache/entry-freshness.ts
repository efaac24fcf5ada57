import type { Clock } from '../clock.ts'
import type { ContentVersion, Version } from '../upstream/content-version.ts'
import type { Tags } from '../upstream/version-history.ts'
import type { EncodedResponse } from './encoded-response.ts'
import type { CacheableResponse, Lookup } from './response-cache.ts'

/** How long a response is fresh if the host has no content version. */
const FRESH_MS = 30_000
/** How long after that it is still served while a new one is rendered. */
const STALE_MS = 30_000
/** The cache's share of the two seconds within which readers see a publish. */
const MAX_PUBLISH_DELAY_MS = 1_800

/**
 * How old an aside may be while renders wait, and a page while so many readers wait that another one
 * would wait for long: more is published than can be rendered, and an older page is better than none.
 */
const MAX_BUSY_DELAY_MS = 30_000

export interface CacheEntry
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
  /** How it is made again. */
  readonly lookup: Lookup
  /** How often it was requested, and when last, by the clock. */
  hits: number
  requestedAt: number
}

/** Whether renders wait for others, and whether too many readers wait for them. */
export interface QueueState {
  readonly isBusy: () => boolean
  readonly isOverloaded: () => boolean
}

export interface EntryFreshnessParts {
  readonly clock: Clock
  readonly contentVersion: Pick<
    ContentVersion,
    'peek' | 'currentUntil' | 'isCurrent' | 'hasRemoved'
  >
  /** A number for each day in Mogadishu. */
  readonly today: () => number
  readonly queue?: QueueState
}

const NO_QUEUE = { isBusy: () => false, isOverloaded: () => false }

const without = (tags: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...tags].filter((tag) => !others.has(tag)))

/** Which cached responses may be sent, by the content version, the time and the day. */
export function createEntryFreshness(parts: EntryFreshnessParts) {
  const { clock, contentVersion, today, queue = NO_QUEUE } = parts

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
    return tags && asideTags && queue.isBusy() ? without(tags, asideTags) : tags
  }

  return {
    isFresh(entry: CacheEntry): boolean {
      const now = clock.now()
      if (now >= entry.freshUntil || now >= entry.expiresAt || entry.day !== today()) return false
      if (entry.freshness !== 'fresh') return true
      const { version, validatedAt } = contentVersion.peek()
      if (version === undefined) return now - entry.createdAt < FRESH_MS
      return isOfVersion(entry, version) && now - validatedAt < MAX_PUBLISH_DELAY_MS
    },
    canServeStale(entry: CacheEntry): boolean {
      const { version, isHostAway } = contentVersion.peek()
      const now = clock.now()
      if (now >= entry.expiresAt) return false
      // Not even for a moment: a removal protects a person.
      if (entry.version !== undefined && contentVersion.hasRemoved(entry.version, entry.tags)) {
        return false
      }
      if (isHostAway) return true
      if (entry.freshness !== 'fresh' || entry.day !== today()) return false
      if (version === undefined) return now - entry.createdAt < FRESH_MS + STALE_MS
      if (entry.version === undefined) return false
      const ageBy = (tags: Tags) => now - contentVersion.currentUntil(entry.version ?? '', tags)
      if (ageBy(entry.tags) >= MAX_BUSY_DELAY_MS) return false
      return ageBy(bindingTags(entry)) < MAX_PUBLISH_DELAY_MS || queue.isOverloaded()
    },
    /** Whether nothing but its aside is older, which is rendered again when it is requested. */
    hasOnlyOldAside({ version, tags, asideTags }: CacheEntry): boolean {
      if (version === undefined || !tags || !asideTags?.size) return false
      return contentVersion.isCurrent(version, without(tags, asideTags))
    },
    /** When an entry was last known to be current, by the clock. */
    validatedAt(entry: CacheEntry, isServedFresh: boolean): number {
      if (isServedFresh) return contentVersion.peek().validatedAt
      const { freshness, version } = entry
      if (freshness !== 'fresh' || version === undefined) return Number.NEGATIVE_INFINITY
      return contentVersion.currentUntil(version, bindingTags(entry))
    },
  }
}
