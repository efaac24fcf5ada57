import { errorMessage } from '@gaashaan/runtime/error-message'
import { type Clock, withTimeout } from '../clock.ts'
import type { Log } from '../observability/log.ts'
import type { Fetch } from './fetch-with-limits.ts'

/** Whether a live stream answers; `undefined` where nobody can tell. */
export type StreamState = 'on' | 'off' | undefined

export interface StreamWatch {
  /** The known state of the stream at a URL, without waiting; checks in the background when due. */
  readonly state: (address: string) => StreamState
  /** Milliseconds for which a state holds. */
  readonly holdsFor: number
}

/** Milliseconds until a stream's first byte. */
const WAIT = 5_000
const MAX_REDIRECTS = 3
/** Failures in a row after which a stream counts as off: one may be the network's. */
const FAILURES = 2
/** Sound, pictures, and the lists that players begin with (RFC 8216). */
const STREAM = /^(?:audio|video)\/|^application\/(?:ogg|vnd\.apple\.mpegurl|x-mpegurl)/i

/**
 * Asks a live stream, in the visitors' stead, whether it answers: when a page wants to know and
 * `everyMs` have passed. Nothing of it is read. Only the operator's own address may be a private one.
 */
export function createStreamWatch(parts: {
  readonly everyMs: number
  readonly ownAddress: string
  /** Asks the operator's own address. */
  readonly fetch: Fetch
  /** Asks every other, which an editor or another host has named: public ones alone. */
  readonly publicFetch: Fetch
  readonly clock: Clock
  readonly log: Log
}): StreamWatch {
  const { clock, everyMs, log } = parts
  let watched = ''
  let known: StreamState
  let failures = 0
  let askAfter = Number.NEGATIVE_INFINITY

  async function answerOf(address: string, signal: AbortSignal, left = MAX_REDIRECTS) {
    const ask = address === parts.ownAddress ? parts.fetch : parts.publicFetch
    const answer = await ask(address, { redirect: 'manual', signal })
    const onward = answer.headers.get('location')
    if (answer.status < 300 || answer.status >= 400 || onward === null) return answer
    if (left === 0) throw new Error('too many redirects')
    return answerOf(new URL(onward, address).href, signal, left - 1)
  }

  async function isStreaming(address: string): Promise<boolean> {
    const controller = new AbortController()
    const question = answerOf(address, controller.signal).then(({ ok, headers }) => {
      return ok && STREAM.test(headers.get('content-type') ?? '')
    })
    try {
      return await withTimeout(clock, WAIT, question, false)
    } finally {
      controller.abort()
    }
  }

  async function ask(address: string): Promise<void> {
    const isOn = await isStreaming(address).catch((error: unknown) => {
      log.info(`the stream does not answer: ${errorMessage(error)}`)
      return false
    })
    if (address !== watched) return
    failures = isOn ? 0 : failures + 1
    if (isOn) known = 'on'
    else if (failures >= FAILURES) known = 'off'
    // A doubt is looked into soon.
    else askAfter = clock.now() + everyMs / 4
  }

  return {
    holdsFor: everyMs,
    state(address) {
      if (address !== watched) {
        watched = address
        known = undefined
        failures = 0
        askAfter = Number.NEGATIVE_INFINITY
      }
      if (clock.now() >= askAfter) {
        askAfter = clock.now() + everyMs
        void ask(address)
      }
      return known
    },
  }
}
