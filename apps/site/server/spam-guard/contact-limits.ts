import type { ErrorCode } from '@gaashaan/contract'
import { clientNetwork } from '@gaashaan/http/client-network'
import type { SharedRateLimiter } from './shared-rate-limiter.ts'
import { digest, textFingerprint } from './similarity.ts'

const MINUTE_MS = 60_000
/**
 * Messages from one network, as many as the desk allows: telephone companies put many readers behind
 * one address.
 */
const MESSAGES = { max: 20, windowMs: 10 * MINUTE_MS } as const
/** Attempts to send a message, failed ones included. */
const ATTEMPTS = { max: 120, windowMs: 10 * MINUTE_MS } as const
/** Messages from one network that were sent sooner than most people can write. */
const HURRIED = { max: 3, windowMs: 10 * MINUTE_MS } as const
/** Networks that may send the same text. */
const SIMILAR = { max: 10, windowMs: 60 * MINUTE_MS } as const

interface Submission {
  readonly body: unknown
  readonly client: string
  readonly key: string | undefined
  /** Milliseconds until the form's age is `MIN_FORM_AGE_MS`; mostly 0. */
  readonly hurryMs: number
}

interface LimitCheck {
  /** Why the message is refused, and after how many milliseconds it may be sent again. */
  readonly refusal?: { readonly code: ErrorCode; readonly waitMs: number }
  /** Takes the message out of the counts when it was not accepted. */
  readonly undo: () => Promise<void>
}

/**
 * Counts a message by its sender's network, by its haste and by its text. A message that is sent again
 * with the same `Idempotency-Key` counts once. The limiter's keys are hashes, without addresses and
 * texts.
 */
export function createContactLimits(limiter: SharedRateLimiter) {
  return async ({ body, client, key, hurryMs }: Submission): Promise<LimitCheck> => {
    const network = digest(clientNetwork(client))
    const added: [name: string, windowMs: number][] = []
    const undo = async () => {
      await Promise.all(added.splice(0).map(([name, windowMs]) => limiter.add(name, -1, windowMs)))
    }
    const add = (name: string, windowMs: number) => {
      added.push([name, windowMs])
      return limiter.add(name, 1, windowMs)
    }
    const refuse = async (code: ErrorCode, waitMs: number) => {
      await undo()
      return { refusal: { code, waitMs }, undo }
    }

    const attempts = await limiter.add(`tries:${network}`, 1, ATTEMPTS.windowMs)
    if (attempts.count > ATTEMPTS.max) return refuse('too_many_messages', attempts.msLeft)

    if (key !== undefined) {
      const submission = digest(JSON.stringify([network, key, body]))
      const repeats = await add(`sending:${submission}`, SIMILAR.windowMs)
      if (repeats.count > 1) return { undo }
    }
    if (hurryMs > 0) {
      const hurried = await limiter.add(`hurried:${network}`, 1, HURRIED.windowMs)
      if (hurried.count > HURRIED.max) return refuse('sent_too_fast', hurryMs)
    }
    const messages = await add(`messages:${network}`, MESSAGES.windowMs)
    if (messages.count > MESSAGES.max) return refuse('too_many_messages', messages.msLeft)

    const text = textFingerprint(body)
    if (text === undefined) return { undo }
    const fromNetwork = await add(`text:${text}:${network}`, SIMILAR.windowMs)
    const name = `text:${text}`
    const similar = await (fromNetwork.count === 1
      ? add(name, SIMILAR.windowMs)
      : limiter.add(name, 0, SIMILAR.windowMs))
    if (similar.count > SIMILAR.max) return refuse('too_many_alike', similar.msLeft)
    return { undo }
  }
}
