import type { Language } from '@gaashaan/contract/language'
import type { MessageBody } from '../contact-message/read-contact-form.ts'
import { store } from '../offline/device-store.ts'
import { notifyChange, OUTBOX_SYNC_TAG, type OutboxMessage } from './outbox.ts'
import { setOutboxFlag } from './outbox-flag.ts'

/** Background Sync, which TypeScript's library does not declare. */
interface WithSync {
  readonly sync?: { register: (tag: string) => Promise<void> }
}

/**
 * Stores a message on the device, to be sent when the network returns. False where the device stores
 * nothing, or where there is no service worker to send it: the form must then keep its text.
 */
export async function addToOutbox(
  key: string,
  body: MessageBody,
  language: Language,
): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    if (!registration?.active) return false
    const { subject } = body
    const writtenAt = Date.now()
    const message: OutboxMessage = { key, state: 'waiting', language, writtenAt, subject, body }
    await store('messages', message)
    setOutboxFlag()
    notifyChange()
    // Nobody waits for Background Sync: the message is stored, and without it an open page sends it.
    void (registration as WithSync).sync?.register(OUTBOX_SYNC_TAG).catch(() => undefined)
    return true
  } catch {
    return false
  }
}
