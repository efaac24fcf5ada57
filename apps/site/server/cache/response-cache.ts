import { LRUCache } from 'lru-cache'
import { type Clock, withinTime } from '../clock.ts'
import type { ContentVersion, Version } from '../upstream/content-version.ts'
import { type EncodedAnswer, encodeAnswer, type MadeAnswer, sizeOf } from './encoded-response.ts'

/** Milliseconds for which an answer is fresh at a host that tells no content version. */
const FRESH_FOR = 30_000
/** Milliseconds after that in which the old one is sent while a new one is made. */
const STALE_FOR = 30_000
/** What is published is seen within two seconds, of which these milliseconds may pass here. */
const SEEN_WITHIN = 1_800
/** Longest wait, in milliseconds, where an older answer can stand in. */
const WAIT_WITH_FALLBACK = 3_000
/** Milliseconds before an answer that lacks something, or is made of old parts, is made again. */
const RETRY_AFTER = 1_000

/**
 * What an answer is worth:
 * - `whole`: holds until the content changes;
 * - `old`: made of the last good answers of a host that is away;
 * - `failed`: lacks something; anything else is better;
 * - `fleeting`: for those who wait for it now; nothing is kept in its place.
 */
export type Worth = 'whole' | 'old' | 'failed' | 'fleeting'

export interface Made extends MadeAnswer {
  readonly worth: Worth
  /** Milliseconds for which it holds at most. */
  readonly goodFor?: number
  /** Milliseconds after which it says what is no longer so, and may not even stand in. */
  readonly endsAfter?: number
}

interface Held {
  readonly answer: EncodedAnswer
  readonly worth: Worth
  readonly version: Version
  readonly madeAt: number
  /** The day of Mogadishu on which it was made: some pages say what is open today. */
  readonly day: number
  readonly endsAt: number
  goodUntil: number
}

/** An answer to send, and whether it holds now or only stands in for a newer one. */
export interface Got {
  readonly answer: EncodedAnswer
  readonly isFresh: boolean
}

export interface KeptAnswers {
  /** The answer of a key when it holds now, without waiting. */
  readonly fresh: (key: string) => EncodedAnswer | undefined
  /**
   * The answer of a key, made when there is none that holds: once, however many ask. The last one
   * stands in while a new one is made, within the bounds above, and for as long as that fails.
   */
  readonly get: (key: string, isListed: boolean, make: () => Promise<Made>) => Promise<Got>
  /** True while nothing is being made. */
  readonly isIdle: () => boolean
  /** Bytes that all answers take. */
  readonly bytes: () => number
}

/** Answers within a bound of bytes; made-up addresses cannot push out the listed ones. */
export function createKeptAnswers(parts: {
  readonly clock: Clock
  readonly contentVersion: Omit<ContentVersion, 'hasExtensions'>
  readonly maxBytes: number
  /** A number for each day of Mogadishu. */
  readonly today: () => number
  /** Hears of each answer that is kept, to make it smaller. */
  readonly onKept?: (answer: EncodedAnswer, isStillKept: () => boolean) => void
}): KeptAnswers {
  const { clock, contentVersion, today } = parts
  const store = () =>
    new LRUCache<string, Held>({
      maxSize: Math.ceil(parts.maxBytes / 2),
      sizeCalculation: ({ answer }, key) => key.length + sizeOf(answer),
    })
  const listed = store()
  const others = store()
  const flights = new Map<string, Promise<Held>>()
  const find = (key: string) => listed.get(key) ?? others.get(key)

  function isFresh(held: Held): boolean {
    const now = clock.now()
    if (now >= held.goodUntil || now >= held.endsAt || held.day !== today()) return false
    if (held.worth !== 'whole') return true
    const { version, confirmedAt } = contentVersion.glance()
    if (version === undefined) return now - held.madeAt < FRESH_FOR
    return held.version === version && now - confirmedAt < SEEN_WITHIN
  }

  function mayStandIn(held: Held): boolean {
    const { version, isHostAway } = contentVersion.glance()
    const now = clock.now()
    if (now >= held.endsAt) return false
    if (isHostAway) return true
    if (held.worth !== 'whole' || held.day !== today()) return false
    if (version === undefined) return now - held.madeAt < FRESH_FOR + STALE_FOR
    return held.version !== undefined && now - contentVersion.heldUntil(held.version) < SEEN_WITHIN
  }

  async function makeOne(
    key: string,
    isListed: boolean,
    version: Version,
    make: () => Promise<Made>,
  ) {
    const madeAt = clock.now()
    const day = today()
    const made = await make()
    const before = find(key)
    const isWorse =
      made.worth === 'failed' &&
      before !== undefined &&
      before.worth !== 'failed' &&
      clock.now() < before.endsAt
    const retryAt = clock.now() + RETRY_AFTER
    if (isWorse) {
      before.goodUntil = Math.min(before.goodUntil, retryAt)
      return before
    }
    const goodUntil = made.worth === 'whole' ? madeAt + (made.goodFor ?? Infinity) : retryAt
    const answer = await encodeAnswer(made)
    const endsAt = madeAt + (made.endsAfter ?? Infinity)
    const held: Held = { answer, worth: made.worth, version, madeAt, day, endsAt, goodUntil }
    const into = isListed ? listed : others
    if (made.worth === 'fleeting') {
      into.delete(key)
      return held
    }
    into.set(key, held)
    if (made.worth === 'whole') parts.onKept?.(answer, () => into.peek(key) === held)
    return held
  }

  /** One at a time for a key and a version. */
  function flightOf(key: string, isListed: boolean, version: Version, make: () => Promise<Made>) {
    const name = `${version ?? ''} ${key}`
    const current = flights.get(name)
    if (current) return current
    const flight = makeOne(key, isListed, version, make).finally(() => flights.delete(name))
    flights.set(name, flight)
    return flight
  }

  /** The answer that holds, or one that may stand in while a new one is made. */
  function atOnce(key: string, isListed: boolean, make: () => Promise<Made>): Got | undefined {
    const held = find(key)
    if (!held) return undefined
    if (isFresh(held)) return { answer: held.answer, isFresh: true }
    if (!mayStandIn(held)) return undefined
    flightOf(key, isListed, contentVersion.glance().version, make).catch(() => {})
    return { answer: held.answer, isFresh: false }
  }

  return {
    fresh(key) {
      const held = find(key)
      return held && isFresh(held) ? held.answer : undefined
    },
    async get(key, isListed, make) {
      const early = atOnce(key, isListed, make)
      if (early) return early
      const version = await contentVersion.current()
      // Meanwhile another visitor may have had it made, or the host was found to be away.
      const since = atOnce(key, isListed, make)
      if (since) return since
      const last = find(key)
      const held = last && clock.now() < last.endsAt ? last : undefined
      const flight = flightOf(key, isListed, version, make)
      const late = held ? withinTime(clock, WAIT_WITH_FALLBACK, flight, held) : flight
      const got = await (held ? late.catch(() => held) : late)
      return { answer: got.answer, isFresh: got !== held && got.worth === 'whole' }
    },
    isIdle: () => flights.size === 0,
    bytes: () => listed.calculatedSize + others.calculatedSize,
  }
}
