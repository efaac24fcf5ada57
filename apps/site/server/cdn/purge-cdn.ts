import { errorMessage } from '@gaashaan/runtime/error-message'
import type { Clock } from '../clock.ts'
import type { Env } from '../env/env.ts'
import type { Log } from '../observability/log.ts'
import type { ContentVersion, Version } from '../upstream/content-version.ts'
import type { Fetch } from '../upstream/fetch-with-limits.ts'
import { EVERY_RESPONSE } from './cdn-headers.ts'

/** Interval at which the host is asked whether something has changed, also while no reader comes. */
const POLL_MS = 500
/** After this time every process of the site has learnt of a change, and renders nothing older. */
const DELAY_MS = 2_000
/** Most tags in one request, as Cloudflare accepts them. */
const MAX_TAGS = 30
const MAX_WAIT_MS = 10_000
/** Pauses before a failed request is repeated: they double from the first to the last. */
const FIRST_PAUSE_MS = 1_000
const LAST_PAUSE_MS = 60_000

/**
 * Tells a CDN what to purge after each change, as `{ "tags": […] }` in a POST to the configured URL,
 * until it accepts. What changed while no process ran is not known: a start purges everything. Returns
 * the function that ends it.
 */
export function startPurgingCdn(parts: {
  readonly purge: NonNullable<NonNullable<Env['cdn']>['purge']>
  readonly contentVersion: Pick<ContentVersion, 'current' | 'changesAfter'>
  readonly fetch: Fetch
  readonly clock: Clock
  readonly log: Log
}): () => void {
  const { purge, contentVersion, fetch, clock, log } = parts
  let known: Version
  let hasEnded = false
  /** The tags that the CDN has still to be told. */
  const waiting = new Set<string>([EVERY_RESPONSE])
  let isSending = false
  let pauseMs = FIRST_PAUSE_MS

  async function send(tags: readonly string[]): Promise<void> {
    const response = await fetch(purge.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(purge.token && { authorization: `Bearer ${purge.token}` }),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`status ${response.status}`)
  }

  async function sendWaiting(): Promise<void> {
    if (hasEnded || waiting.size === 0) {
      isSending = false
      return
    }
    // Everything includes what else waits.
    const tags = waiting.has(EVERY_RESPONSE) ? [EVERY_RESPONSE] : [...waiting].slice(0, MAX_TAGS)
    const sent = waiting.has(EVERY_RESPONSE) ? [...waiting] : tags
    try {
      await send(tags)
      for (const tag of sent) waiting.delete(tag)
      pauseMs = FIRST_PAUSE_MS
      return sendWaiting()
    } catch (error) {
      if (pauseMs === FIRST_PAUSE_MS) log.warn(`the CDN is not purged: ${errorMessage(error)}`)
      clock.after(pauseMs, sendWaiting)
      pauseMs = Math.min(pauseMs * 2, LAST_PAUSE_MS)
    }
  }

  function sendSoon(): void {
    if (isSending) return
    isSending = true
    clock.after(DELAY_MS, sendWaiting)
  }

  async function poll(): Promise<void> {
    const version = await contentVersion.current()
    if (version !== undefined && version !== known) {
      const tags = known === undefined ? undefined : contentVersion.changesAfter(known)
      for (const tag of tags ?? [EVERY_RESPONSE]) waiting.add(tag)
      known = version
      sendSoon()
    }
    if (!hasEnded) clock.after(POLL_MS, poll)
  }

  void poll()
  return () => {
    hasEnded = true
  }
}
