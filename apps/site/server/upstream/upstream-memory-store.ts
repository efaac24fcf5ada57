import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import {
  type ClassifiedResponse,
  type HostResponse,
  isOptionalCall,
  type RawOutcome,
} from './classify-response.ts'
import type { ContentVersion, Version } from './content-version.ts'

/** How long a good response is fresh if the host has no content version. */
const FRESH_MS = 30_000
/** How long a 404 is fresh, at any host. */
const MISSING_MS = 10_000
/** The same for an optional call, which the host may not have at all. */
const OPTIONAL_MISSING_MS = 5 * 60_000
/** Pause after a failure before the same path is requested again. */
const RETRY_AFTER_MS = 1_000
/** Most 404s, and most failures, that are stored. */
const MAX_SMALL_ENTRIES = 1_000

interface MemoryEntry {
  readonly outcome: HostResponse
  /** The latest version in which the response is known to be the host's. */
  version: Version
  /** When the request was sent, by the clock. */
  readonly requestedAt: number
}

/**
 * Good responses within a bound of bytes; the least recently used is removed first. 404s and
 * failures are stored apart from them.
 */
export function createUpstreamMemoryStore(
  clock: Clock,
  { isCurrent }: Pick<ContentVersion, 'isCurrent'>,
  maxBytes: number,
) {
  const good = new LRUCache<string, MemoryEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ outcome }, path) => 200 + path.length + outcome.body.length,
  })
  const missing = new LRUCache<string, MemoryEntry>({ max: MAX_SMALL_ENTRIES })
  const failures = new LRUCache<string, { readonly outcome: RawOutcome; readonly retryAt: number }>(
    { max: MAX_SMALL_ENTRIES },
  )

  /** Whether nothing has changed between an entry's version and the latest one that it depends on. */
  function isOfVersion(entry: MemoryEntry, version: string): boolean {
    if (entry.version === version) return true
    if (entry.version === undefined || !isCurrent(entry.version, entry.outcome.tags)) return false
    entry.version = version
    return true
  }

  const isYounger = (entry: MemoryEntry, ms: number) => clock.now() - entry.requestedAt < ms

  return {
    /** The last good response or 404 of a path, and whether it is fresh at a content version. */
    get(path: string, version: Version) {
      const entry = good.get(path)
      if (entry) {
        const isFresh =
          version === undefined ? isYounger(entry, FRESH_MS) : isOfVersion(entry, version)
        return { outcome: entry.outcome, isFresh }
      }
      const gone = missing.get(path)
      if (!gone) return undefined
      const isValid = version === undefined || isOfVersion(gone, version)
      const maxAgeMs = isOptionalCall(path) ? OPTIONAL_MISSING_MS : MISSING_MS
      return { outcome: gone.outcome, isFresh: isValid && isYounger(gone, maxAgeMs) }
    },
    /** The failure of the last request to a path, if it failed. */
    failure: (path: string) => failures.get(path),
    /** Adds a response from the disk, unless this process has requested the path itself. */
    restore(path: string, stored: Omit<MemoryEntry, 'requestedAt'>): void {
      if (good.has(path) || missing.has(path)) return
      good.set(path, { ...stored, requestedAt: Number.NEGATIVE_INFINITY })
    },
    set(path: string, version: Version, requestedAt: number, result: ClassifiedResponse): void {
      const { verdict, outcome } = result
      if (verdict === 'failed') {
        failures.set(path, { outcome, retryAt: clock.now() + RETRY_AFTER_MS })
        return
      }
      failures.delete(path)
      if (verdict === 'refused') return
      const last = good.peek(path) ?? missing.peek(path)
      // The response to a slow request does not replace that of a later one.
      if (last && last.requestedAt > requestedAt) return
      const [target, other] = verdict === 'good' ? [good, missing] : [missing, good]
      target.set(path, { outcome, version, requestedAt })
      other.delete(path)
    },
  }
}
