import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import type { ClassifiedResponse, RawOutcome } from './classify-response.ts'
import type { Version } from './content-version.ts'

/** Milliseconds for which an answer is fresh at a host that tells no content version. */
const GOOD_FOR = 30_000
/** Milliseconds for which a 404 is believed, at any host. */
const MISSING_FOR = 10_000
/** The same for a call that a host may not have at all. */
const ABSENT_FOR = 5 * 60_000
/** Milliseconds after a failure before the same URL is requested again. */
const PAUSE = 1_000
/** Most 404s and most failures remembered: addresses that nobody would miss. */
const MAX_SMALL_ENTRIES = 1_000

export interface MemoryEntry {
  readonly outcome: RawOutcome
  readonly version: Version
}

interface Held extends MemoryEntry {
  /** When the request was sent, by the clock. */
  readonly askedAt: number
}

interface Failure {
  readonly outcome: RawOutcome
  /** Until when the host is left alone, by the clock. */
  readonly until: number
}

export interface MemoryLookup {
  readonly outcome: RawOutcome
  readonly isFresh: boolean
}

export interface UpstreamMemoryStore {
  /** The last good answer or 404 of an address, and whether it still holds at a version. */
  readonly recall: (address: string, version: Version) => MemoryLookup | undefined
  /** The failure of the address's last question, when it failed. */
  readonly failure: (address: string) => Failure | undefined
  /** Takes in what an earlier process remembered of an address that this one knows nothing of. */
  readonly restore: (address: string, remembered: MemoryEntry) => void
  readonly remember: (
    address: string,
    version: Version,
    askedAt: number,
    classified: ClassifiedResponse,
  ) => void
}

/** Good answers within a bound of bytes, least recently used first to go; 404s and failures apart. */
export function createUpstreamMemoryStore(
  clock: Clock,
  maxBytes: number,
  isOptional: (address: string) => boolean = () => false,
): UpstreamMemoryStore {
  const good = new LRUCache<string, Held>({
    maxSize: maxBytes,
    sizeCalculation: ({ outcome }, address) =>
      200 + address.length + (outcome.kind === 'answer' ? outcome.body.length : 0),
  })
  const missing = new LRUCache<string, Held>({ max: MAX_SMALL_ENTRIES })
  const failures = new LRUCache<string, Failure>({ max: MAX_SMALL_ENTRIES })

  const isYounger = (held: Held, milliseconds: number) => clock.now() - held.askedAt < milliseconds

  return {
    recall(address, version) {
      const held = good.get(address)
      if (held) {
        const isFresh = version === undefined ? isYounger(held, GOOD_FOR) : held.version === version
        return { outcome: held.outcome, isFresh }
      }
      const gone = missing.get(address)
      if (!gone) return undefined
      const isCurrent = version === undefined || gone.version === version
      return {
        outcome: gone.outcome,
        isFresh: isCurrent && isYounger(gone, isOptional(address) ? ABSENT_FOR : MISSING_FOR),
      }
    },
    failure: (address) => failures.get(address),
    restore(address, remembered) {
      if (good.has(address) || missing.has(address)) return
      good.set(address, { ...remembered, askedAt: Number.NEGATIVE_INFINITY })
    },
    remember(address, version, askedAt, { verdict, outcome }) {
      if (verdict === 'failed') failures.set(address, { outcome, until: clock.now() + PAUSE })
      else failures.delete(address)
      if (verdict === 'failed' || verdict === 'refused') return
      const held = good.peek(address) ?? missing.peek(address)
      // A slow question must not undo what a later one has learnt.
      if (held && held.askedAt > askedAt) return
      const [into, outOf] = verdict === 'good' ? [good, missing] : [missing, good]
      into.set(address, { outcome, version, askedAt })
      outOf.delete(address)
    },
  }
}
