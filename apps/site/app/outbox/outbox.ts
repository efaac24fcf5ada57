import type { Language } from '@gaashaan/contract/language'
import { postMessage } from '../contact-message/post-message.ts'
import type { MessageBody } from '../contact-message/read-contact-form.ts'
import { referenceIn } from '../contact-message/reference.ts'
import { readAll, readOne, remove, store } from '../offline/device-store.ts'

/** What Background Sync calls the sending of messages by. */
export const OUTBOX_SYNC_TAG = 'contact-messages'

/** Milliseconds for which a message may be sent without asking again: 7 days. */
export const MAX_UNASKED_MS = 7 * 24 * 60 * 60_000

/** A contact message that could not be sent, on the sender's device. */
export interface OutboxMessage {
  /** The key by which the desk knows a second try (a UUID). */
  readonly key: string
  readonly state: 'waiting' | 'refused' | 'sent'
  /** The language it was written in. */
  readonly language: Language
  /** Milliseconds since the epoch; when the sender last said that it shall be sent. */
  readonly writtenAt: number
  readonly subject: string
  /** Gone when it was sent: what is left then only tells the sender so. */
  readonly body?: MessageBody
  /** The error code by which the server refused it, where it gave one. */
  readonly code?: string
  /** By which the editors find it, where the host gave one when it was sent. */
  readonly reference?: string | undefined
}

/** Whether a message has waited too long to be sent without asking its sender. */
export function isOld({ state, writtenAt }: OutboxMessage, now = Date.now()): boolean {
  return state === 'waiting' && now - writtenAt > MAX_UNASKED_MS
}

const channel = () => new BroadcastChannel(OUTBOX_SYNC_TAG)

/** Tells every page of the site, and the caller's own, that the messages have changed. */
export function tellChange(): void {
  const said = channel()
  said.postMessage('changed')
  said.close()
}

/** Calls back whenever the messages have changed, here or elsewhere; returns how to stop. */
export function onChange(act: () => void): () => void {
  const heard = channel()
  heard.onmessage = act
  return () => heard.close()
}

/** One at a time in all pages and the service worker: nothing is withdrawn while it is being sent. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(OUTBOX_SYNC_TAG, work) : work()
}

export async function readOutbox(): Promise<OutboxMessage[]> {
  const all = await readAll<OutboxMessage>('messages').catch(() => [])
  return all.sort((a, b) => a.writtenAt - b.writtenAt)
}

/** Takes a message back; `undefined` where it was sent before. */
export function withdraw(key: string): Promise<OutboxMessage | undefined> {
  return alone(async () => {
    const message = await readOne<OutboxMessage>('messages', key)
    if (message === undefined || message.state === 'sent') return undefined
    await remove('messages', key)
    tellChange()
    return message
  })
}

/** Lets go of what is left of messages that were sent, once their sender has been told. */
export async function forgetSent(key: string): Promise<void> {
  await remove('messages', key)
  tellChange()
}

async function sendOne(message: OutboxMessage & { readonly body: MessageBody }): Promise<boolean> {
  const outcome = await postMessage(message.body, message.key)
  if (outcome.kind === 'unreachable' || outcome.status >= 500) return false
  const { key, language, writtenAt, subject, body } = message
  const left = { key, language, writtenAt, subject }
  const { success, code } = outcome.answer
  await store(
    'messages',
    success
      ? { ...left, state: 'sent', reference: referenceIn(outcome.answer) }
      : { ...left, state: 'refused', body, ...(typeof code === 'string' && { code }) },
  )
  tellChange()
  return true
}

/**
 * Sends the messages that wait, each once; what the server refuses stays for its sender to see.
 * Resolves to whether none is left to be tried again. `asked` is the key of one that its sender
 * wants sent now, however old or refused it is.
 */
export function sendOutboxMessages(asked?: string): Promise<boolean> {
  return alone(async () => {
    let allSent = true
    for (const message of await readOutbox()) {
      const { key, state, body } = message
      if (body === undefined || state === 'sent') continue
      if (key !== asked && (state === 'refused' || isOld(message))) continue
      if (!(await sendOne({ ...message, body }))) allSent = false
    }
    return allSent
  })
}
