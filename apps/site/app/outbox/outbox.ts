import type { Language } from '@gaashaan/contract/language'
import { postMessage, referenceIn } from '../contact-message/post-message.ts'
import type { MessageBody } from '../contact-message/read-contact-form.ts'
import { readAll, readOne, remove, store } from '../offline/device-store.ts'

/** Tag of the outbox's Background Sync, and name of its channel and its lock. */
export const OUTBOX_SYNC_TAG = 'contact-messages'

/** A message that has waited longer than 7 days is not sent without its sender's consent. */
export const MAX_UNATTENDED_MS = 7 * 24 * 60 * 60_000

/** A contact message that could not be sent, on the sender's device. */
export interface OutboxMessage {
  /** The key by which the desk recognizes a repeated attempt (a UUID). */
  readonly key: string
  readonly state: 'waiting' | 'refused' | 'sent'
  /** The language it was written in. */
  readonly language: Language
  /** When the sender last submitted it, in milliseconds since the epoch. */
  readonly writtenAt: number
  readonly subject: string
  /** Absent once it was sent: the rest is for the notice to the sender. */
  readonly body?: MessageBody
  /** The error code of the server that refused it. */
  readonly code?: string
  /** The editors find a sent message by it, where the host has references. */
  readonly reference?: string | undefined
}

/** Whether a message has waited too long to be sent without its sender's consent. */
export function isStale({ state, writtenAt }: OutboxMessage, now = Date.now()): boolean {
  return state === 'waiting' && now - writtenAt > MAX_UNATTENDED_MS
}

const openChannel = () => new BroadcastChannel(OUTBOX_SYNC_TAG)

/** Tells every page of the site, including the caller's, that the messages have changed. */
export function notifyChange(): void {
  const channel = openChannel()
  channel.postMessage('changed')
  channel.close()
}

/** Calls back whenever the messages have changed, on any page; returns a function that ends this. */
export function onOutboxChange(callback: () => void): () => void {
  const channel = openChannel()
  channel.onmessage = callback
  return () => channel.close()
}

/** Runs one task at a time across all pages and the service worker, where the browser has locks. */
function withLock<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(OUTBOX_SYNC_TAG, task) : task()
}

export async function readOutbox(): Promise<OutboxMessage[]> {
  const messages = await readAll<OutboxMessage>('messages').catch(() => [])
  return messages.sort((a, b) => a.writtenAt - b.writtenAt)
}

/** Takes a message back; `undefined` where it was sent before. */
export function withdraw(key: string): Promise<OutboxMessage | undefined> {
  return withLock(async () => {
    const message = await readOne<OutboxMessage>('messages', key)
    if (message === undefined || message.state === 'sent') return undefined
    await remove('messages', key)
    notifyChange()
    return message
  })
}

/** Deletes a sent message after its sender has seen the notice. */
export async function deleteSent(key: string): Promise<void> {
  await remove('messages', key)
  notifyChange()
}

async function sendOne(message: OutboxMessage & { readonly body: MessageBody }): Promise<boolean> {
  const result = await postMessage(message.body, message.key)
  if (result.kind === 'unreachable' || result.status >= 500) return false
  const { body, key, language, writtenAt, subject } = message
  const rest = { key, language, writtenAt, subject }
  const { success, code } = result.body
  await store(
    'messages',
    success
      ? { ...rest, state: 'sent', reference: referenceIn(result.body) }
      : { ...rest, state: 'refused', body, ...(typeof code === 'string' && { code }) },
  )
  notifyChange()
  return true
}

/**
 * Sends the waiting messages, each once; those that the server refuses stay for their sender to see.
 * Resolves to whether no message is left to be tried again. `requestedKey` is the key of a message that
 * its sender wants to send now, even if it is stale or was refused.
 */
export function sendOutboxMessages(requestedKey?: string): Promise<boolean> {
  return withLock(async () => {
    let allSent = true
    for (const message of await readOutbox()) {
      const { key, state, body } = message
      if (body === undefined || state === 'sent') continue
      if (key !== requestedKey && (state === 'refused' || isStale(message))) continue
      if (!(await sendOne({ ...message, body }))) allSent = false
    }
    return allSent
  })
}
