import { ContentVersionSchema, callPath, parseResponse } from '@gaashaan/contract'
import type * as v from 'valibot'
import { withTimeout } from '../clock.ts'
import { isTransientFailure } from './classify-response.ts'
import { ACCEPT_JSON, type ApiHostAccess, fetchWithLimits } from './fetch-with-limits.ts'
import { parseJson } from './parse-json.ts'
import { createVersionHistory } from './version-history.ts'

/**
 * Shortest time between two polls: the sooner a change is known, the longer may older pages be sent
 * while new ones are rendered, within the two seconds in which readers see a publish.
 */
const POLL_INTERVAL_MS = 200
/** Poll interval for hosts without a content version. */
const UNSUPPORTED_POLL_INTERVAL_MS = 5 * 60_000
/** Longest wait of a visitor for the version. */
const MAX_WAIT_MS = 1_000
const LIMITS = { milliseconds: 3_000, bytes: 64 * 1024 }
/**
 * How long the last version counts while polls fail, and how long a host that had a version may
 * respond without one before it counts as a host without extensions.
 */
const TRUST_MS = 30_000

/**
 * Equal versions mean equal responses. Without a version, responses are fresh by their age alone.
 */
export type Version = string | undefined

type ContentVersionData = v.InferOutput<typeof ContentVersionSchema>

export type ContentVersion = ReturnType<typeof createContentVersion>

/**
 * Polls the API host's content version (`/api/content-version`) on demand, at most five times a second.
 * While the host fails, it is polled in the background and nobody waits for it.
 */
export function createContentVersion(access: ApiHostAccess) {
  const { clock } = access
  const history = createVersionHistory()
  /** When the host last confirmed the latest version, by the clock. */
  let validatedAt = Number.NEGATIVE_INFINITY
  let nextPollAt = Number.NEGATIVE_INFINITY
  let polling: Promise<void> | undefined
  let hasFailed = false
  /** Since when the host has responded without a version, by the clock. */
  let unsupportedSince: number | undefined
  const listeners: (() => void)[] = []

  const latestVersion = (): Version => history.latest()?.version

  function confirm({ version, tags }: ContentVersionData, requestedAt: number): void {
    const isChanged = version !== latestVersion()
    history.confirm(version, tags && new Set(tags), requestedAt)
    validatedAt = requestedAt
    unsupportedSince = undefined
    if (isChanged) for (const listener of listeners) listener()
  }

  /**
   * Whether the host knows more than Specification §7, which it shows by its version; `undefined`
   * before its first response.
   */
  function hasExtensions(): boolean | undefined {
    const hasVersion = latestVersion() !== undefined
    if (unsupportedSince === undefined) return hasVersion || undefined
    return hasVersion && clock.now() - unsupportedSince < TRUST_MS
  }

  async function poll(): Promise<void> {
    const requestedAt = clock.now()
    nextPollAt = requestedAt + POLL_INTERVAL_MS
    try {
      const url = access.apiBaseUrl + callPath('contentVersion', { since: latestVersion() })
      const { status, body } = await fetchWithLimits(access, url, LIMITS, ACCEPT_JSON)
      hasFailed = status >= 500
      if (hasFailed) return
      const data = parseResponse(ContentVersionSchema, parseJson(body))
      if (data && status === 200) return confirm(data, requestedAt)
      validatedAt = Number.NEGATIVE_INFINITY
      if (!isTransientFailure(status)) unsupportedSince ??= requestedAt
      // A host that had a version may only be restarting, and is polled as before.
      if (!hasExtensions()) nextPollAt = requestedAt + UNSUPPORTED_POLL_INTERVAL_MS
    } catch {
      hasFailed = true
    }
  }

  function pollWhenDue(): void {
    if (polling || clock.now() < nextPollAt) return
    polling = poll().finally(() => {
      polling = undefined
    })
  }

  const trustedVersion = () => (clock.now() - validatedAt <= TRUST_MS ? latestVersion() : undefined)

  return {
    hasExtensions,
    /** The version that responses must have now. Never throws; waits a second at most. */
    async current(): Promise<Version> {
      pollWhenDue()
      const pending = polling
      if (pending && !hasFailed) {
        await withTimeout(clock, MAX_WAIT_MS, pending, undefined)
        if (polling === pending) hasFailed = true
      }
      return trustedVersion()
    },
    /** The known version and when the host last confirmed it, without waiting; polls when due. */
    peek() {
      pollWhenDue()
      return { version: trustedVersion(), validatedAt, isHostAway: hasFailed }
    },
    /** Calls a listener whenever the version has changed. */
    onChange: (listener: () => void): void => void listeners.push(listener),
    changesAfter: history.changesAfter,
    isCurrent: history.isCurrent,
    hasRemoved: history.hasRemoved,
    currentUntil: history.currentUntil,
  }
}
