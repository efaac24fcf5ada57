import { errorMessage } from '@gaashaan/runtime/error-message'
import { type Clock, withTimeout } from '../clock.ts'
import type { Log } from '../observability/log.ts'
import type { Fetch } from './fetch-with-limits.ts'

/** Longest wait for a stream's first byte. */
const MAX_WAIT_MS = 5_000
const MAX_REDIRECTS = 3
/** Failures in a row after which a stream is off: a single one may be the network's. */
const MIN_FAILURES = 2
/** Audio, video and the playlists of streams (RFC 8216). */
const STREAM_TYPE = /^(?:audio|video)\/|^application\/(?:ogg|vnd\.apple\.mpegurl|x-mpegurl)/i

export type StreamWatch = ReturnType<typeof createStreamWatch>

/**
 * Checks a live stream for the visitors, when a page needs its state and `intervalMs` have passed.
 * The body is not read. Only the operator's own URL may lead to a private address.
 */
export function createStreamWatch(parts: {
  readonly intervalMs: number
  readonly operatorUrl: string
  /** Requests the operator's URL. */
  readonly fetch: Fetch
  /** Requests all other URLs, which an editor or another host has chosen; public addresses only. */
  readonly publicFetch: Fetch
  readonly clock: Clock
  readonly log: Log
}) {
  const { clock, intervalMs, log } = parts
  let watchedUrl = ''
  let lastState: 'on' | 'off' | undefined
  let failures = 0
  let nextCheckAt = Number.NEGATIVE_INFINITY

  async function request(
    url: string,
    signal: AbortSignal,
    redirectsLeft = MAX_REDIRECTS,
  ): Promise<Response> {
    const fetch = url === parts.operatorUrl ? parts.fetch : parts.publicFetch
    const response = await fetch(url, { redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) return response
    if (redirectsLeft === 0) throw new Error('too many redirects')
    return request(new URL(location, url).href, signal, redirectsLeft - 1)
  }

  async function isStreaming(url: string): Promise<boolean> {
    const controller = new AbortController()
    const result = request(url, controller.signal).then(
      ({ ok, headers }) => ok && STREAM_TYPE.test(headers.get('content-type') ?? ''),
    )
    try {
      return await withTimeout(clock, MAX_WAIT_MS, result, false)
    } finally {
      controller.abort()
    }
  }

  async function check(url: string): Promise<void> {
    const isOn = await isStreaming(url).catch((error: unknown) => {
      log.info(`the stream does not answer: ${errorMessage(error)}`)
      return false
    })
    if (url !== watchedUrl) return
    failures = isOn ? 0 : failures + 1
    if (isOn) lastState = 'on'
    else if (failures >= MIN_FAILURES) lastState = 'off'
    // A first failure is checked again soon.
    else nextCheckAt = clock.now() + intervalMs / 4
  }

  return {
    /** How long a state holds. */
    maxAgeMs: intervalMs,
    /**
     * Whether the stream at a URL is on, without waiting; `undefined` before the first check.
     * Checks in the background when due.
     */
    state(url: string) {
      if (url !== watchedUrl) {
        watchedUrl = url
        lastState = undefined
        failures = 0
        nextCheckAt = Number.NEGATIVE_INFINITY
      }
      if (clock.now() >= nextCheckAt) {
        nextCheckAt = clock.now() + intervalMs
        void check(url)
      }
      return lastState
    },
  }
}
