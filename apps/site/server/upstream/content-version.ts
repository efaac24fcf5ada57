import { CALLS, ContentVersionSchema, parseResponse } from '@gaashaan/contract'
import { type Clock, withTimeout } from '../clock.ts'
import { isPassing } from './classify-response.ts'
import { type Fetch, fetchWithLimits } from './fetch-with-limits.ts'
import { readJson } from './parse-json.ts'

/** Least milliseconds between two questions: what is published is seen within two seconds. */
const ASK_EVERY = 500
/** Longest wait of a visitor for the version, in milliseconds. */
const WAIT = 1_000
/** Milliseconds after which a question counts as failed. */
const GIVE_UP = 3_000
/** Milliseconds between two questions to a host that has no such call. */
const ASK_AGAIN_EVERY = 5 * 60_000
/**
 * Milliseconds for which the last known version is trusted while the host does not tell it, and for
 * which a host that told one may say that it has no such call before that is believed.
 */
const TRUST = 30_000

/** Equal versions mean equal answers; without one, answers are fresh by their age alone. */
export type Version = string | undefined

/** The known version at a moment, without a request. */
export interface VersionState {
  readonly version: Version
  /** When the host last confirmed the version, by the clock; `-Infinity` before that. */
  readonly validatedAt: number
  /** True while the host fails to tell. */
  readonly isHostAway: boolean
}

export interface ContentVersion {
  /** The version to hold answers against now. Never throws, never takes more than a second. */
  readonly current: () => Promise<Version>
  /** The known state, without waiting; requests the version in the background when due. */
  readonly peek: () => VersionState
  /**
   * Whether the host has shown by its version that it knows more than Specification §7;
   * `undefined` until it has said either.
   */
  readonly hasExtensions: () => boolean | undefined
  /** Until when, by the clock, a version was known to be the current one. */
  readonly heldUntil: (version: string) => number
}

/**
 * Asks the API host whether something was published (`/api/content-version`), when somebody wants
 * to know and at most twice a second. A host that failed to tell is asked again without waiting.
 */
export function createContentVersion(parts: {
  readonly apiBaseUrl: string
  readonly fetch: Fetch
  readonly clock: Clock
}): ContentVersion {
  const { clock } = parts
  const address = parts.apiBaseUrl + CALLS.contentVersion.path
  let known: Version
  let toldAt = Number.NEGATIVE_INFINITY
  let askAfter = Number.NEGATIVE_INFINITY
  let isAsking = false
  let hasFailed = false
  /** Since when the host says that it has no such call, by the clock. */
  let deniedSince: number | undefined
  /** The previous version, and when the host last confirmed it. */
  let before: { readonly version: Version; readonly toldAt: number } | undefined

  function learn(told: string, askedAt: number): void {
    if (known !== undefined && told !== known) before = { version: known, toldAt }
    known = told
    toldAt = askedAt
    deniedSince = undefined
  }

  function hasExtensions(): boolean | undefined {
    if (deniedSince === undefined) return known === undefined ? undefined : true
    return known !== undefined && clock.now() - deniedSince < TRUST
  }

  async function ask(): Promise<void> {
    isAsking = true
    const askedAt = clock.now()
    askAfter = askedAt + ASK_EVERY
    try {
      const { status, body } = await fetchWithLimits(
        parts,
        address,
        { milliseconds: GIVE_UP, bytes: 64 * 1024 },
        { headers: { accept: 'application/json' } },
      )
      hasFailed = status >= 500
      if (hasFailed) return
      const answer = parseResponse(ContentVersionSchema, readJson(body))
      const told = status === 200 ? answer?.version : undefined
      if (told !== undefined) return learn(told, askedAt)
      toldAt = Number.NEGATIVE_INFINITY
      if (!isPassing(status)) deniedSince ??= askedAt
      // A host that had a version before may only be restarting: try again soon.
      if (!hasExtensions()) askAfter = askedAt + ASK_AGAIN_EVERY
    } catch {
      hasFailed = true
    } finally {
      isAsking = false
    }
  }

  let asking = Promise.resolve()
  const askWhenDue = () => {
    if (!isAsking && clock.now() >= askAfter) asking = ask()
  }
  const version = () => (clock.now() - toldAt <= TRUST ? known : undefined)
  return {
    async current() {
      askWhenDue()
      if (isAsking && !hasFailed) {
        await withTimeout(clock, WAIT, asking, undefined)
        if (isAsking) hasFailed = true
      }
      return version()
    },
    peek() {
      askWhenDue()
      return { version: version(), validatedAt: toldAt, isHostAway: hasFailed }
    },
    hasExtensions,
    heldUntil(asked) {
      if (asked === known) return toldAt
      return asked === before?.version ? before.toldAt : Number.NEGATIVE_INFINITY
    },
  }
}
