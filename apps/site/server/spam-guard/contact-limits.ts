import type { ErrorCode } from '@gaashaan/contract'
import { clientNetwork } from '@gaashaan/http/client-network'
import type { SharedRateLimiter } from './shared-rate-limiter.ts'
import { digest, textFingerprint } from './similarity.ts'

const MINUTE_MS = 60_000
/**
 * Messages from one network, the desk's own limit: telephone companies put many readers behind one
 * address.
 */
const MESSAGES = { max: 20, windowMs: 10 * MINUTE_MS } as const
/** Requests to send one, wrong ones among them. */
const TRIES = { max: 120, windowMs: 10 * MINUTE_MS } as const
/** Messages from one network that were sent sooner than most people can. */
const HURRIED = { max: 3, windowMs: 10 * MINUTE_MS } as const
/** Networks from which the same text is taken. */
const SIMILAR = { max: 10, windowMs: 60 * MINUTE_MS } as const

interface Sending {
  readonly body: unknown
  readonly client: string
  readonly key: string | undefined
  /** Milliseconds until the form's age is `MIN_FORM_AGE_MS`; mostly 0. */
  readonly hurryMs: number
}

export interface LimitCheck {
  /** Why the message is not taken, and after how many milliseconds it may be. */
  readonly refused?: { readonly code: ErrorCode; readonly waitMs: number }
  /** Takes back what was counted: the message did not come to be. */
  readonly undo: () => Promise<void>
}

/**
 * Counts a message by its sender's network, by its haste and by its text. A second try of the same
 * message, known by its `Idempotency-Key`, counts once. Keys are hashes: they hold no address and no
 * text.
 */
export function createContactLimits(limiter: SharedRateLimiter) {
  return async ({ body, client, key, hurryMs }: Sending): Promise<LimitCheck> => {
    const network = digest(clientNetwork(client))
    const added: [name: string, windowMs: number][] = []
    const undo = async () => {
      await Promise.all(added.splice(0).map(([name, windowMs]) => limiter.add(name, -1, windowMs)))
    }
    const add = async (name: string, windowMs: number) => {
      added.push([name, windowMs])
      return limiter.add(name, 1, windowMs)
    }
    const refuse = async (code: ErrorCode, waitMs: number): Promise<LimitCheck> => {
      await undo()
      return { refused: { code, waitMs }, undo }
    }

    const tries = await limiter.add(`tries:${network}`, 1, TRIES.windowMs)
    if (tries.count > TRIES.max) return refuse('too_many_messages', tries.msLeft)

    if (key !== undefined) {
      const sending = digest(JSON.stringify([network, key, body]))
      const times = await add(`sending:${sending}`, SIMILAR.windowMs)
      if (times.count > 1) return { undo }
    }
    if (hurryMs > 0) {
      const hurried = await limiter.add(`hurried:${network}`, 1, HURRIED.windowMs)
      if (hurried.count > HURRIED.max) return refuse('sent_too_fast', hurryMs)
    }
    const messages = await add(`messages:${network}`, MESSAGES.windowMs)
    if (messages.count > MESSAGES.max) return refuse('too_many_messages', messages.msLeft)

    const text = textFingerprint(body)
    if (text === undefined) return { undo }
    const own = await add(`text:${text}:${network}`, SIMILAR.windowMs)
    const name = `text:${text}`
    const similar = await (own.count === 1
      ? add(name, SIMILAR.windowMs)
      : limiter.add(name, 0, SIMILAR.windowMs))
    if (similar.count > SIMILAR.max) return refuse('too_many_alike', similar.msLeft)
    return { undo }
  }
}
