import type { ErrorCode } from '@gaashaan/contract'
import { networkOf } from '@gaashaan/running/client-network'
import { digest, likeness } from './alike.ts'
import type { Counts } from './counts.ts'

const MINUTE = 60_000
/**
 * Most messages from one network in ten minutes, the desk's own bound: telephone companies put many
 * readers behind one address.
 */
const MESSAGES = { most: 20, span: 10 * MINUTE } as const
/** Most requests to send one, wrong ones among them. */
const TRIES = { most: 120, span: 10 * MINUTE } as const
/** Most messages from one network that were sent sooner than most people can. */
const HURRIED = { most: 3, span: 10 * MINUTE } as const
/** From how many networks the same text is taken within an hour. */
const ALIKE = { most: 10, span: 60 * MINUTE } as const

interface Sending {
  readonly body: unknown
  readonly client: string
  readonly key: string | undefined
  /** Milliseconds until the form will have been open for as long as most people need; mostly 0. */
  readonly hurryMs: number
}

export interface Bounded {
  /** Why the message is not taken, and after how many milliseconds it may be. */
  readonly refused?: { readonly code: ErrorCode; readonly wait: number }
  /** Takes back what was counted: the message did not come to be. */
  readonly undo: () => Promise<void>
}

/**
 * Counts a message by its sender's network, by its haste and by its text. A second try of the same message, known
 * by its `Idempotency-Key`, counts once. Names of the counts are hashes: no address, no text.
 */
export function createContactBounds(counts: Counts) {
  return async ({ body, client, key, hurryMs }: Sending): Promise<Bounded> => {
    const network = digest(networkOf(client))
    const added: [name: string, span: number][] = []
    const undo = async () => {
      await Promise.all(added.splice(0).map(([name, span]) => counts.add(name, -1, span)))
    }
    const add = async (name: string, span: number) => {
      added.push([name, span])
      return counts.add(name, 1, span)
    }
    const refuse = async (code: ErrorCode, wait: number): Promise<Bounded> => {
      await undo()
      return { refused: { code, wait }, undo }
    }

    const tries = await counts.add(`tries:${network}`, 1, TRIES.span)
    if (tries.count > TRIES.most) return refuse('too_many_messages', tries.left)

    if (key !== undefined) {
      const sending = digest(JSON.stringify([network, key, body]))
      const times = await add(`sending:${sending}`, ALIKE.span)
      if (times.count > 1) return { undo }
    }
    if (hurryMs > 0) {
      const hurried = await counts.add(`hurried:${network}`, 1, HURRIED.span)
      if (hurried.count > HURRIED.most) return refuse('sent_too_fast', hurryMs)
    }
    const messages = await add(`messages:${network}`, MESSAGES.span)
    if (messages.count > MESSAGES.most) return refuse('too_many_messages', messages.left)

    const text = likeness(body)
    if (text === undefined) return { undo }
    const own = await add(`text:${text}:${network}`, ALIKE.span)
    const isFirst = own.count === 1
    const name = `text:${text}`
    const alike = isFirst ? await add(name, ALIKE.span) : await counts.add(name, 0, ALIKE.span)
    if (alike.count > ALIKE.most) return refuse('too_many_alike', alike.left)
    return { undo }
  }
}
