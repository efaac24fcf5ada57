import type { Language } from '@gaashaan/contract/language'
import type { MessageBody } from '../contact-message/read-contact-form.ts'
import { store } from '../offline/device-store.ts'
import { OUTBOX_SYNC_TAG, type OutboxMessage, tellChange } from './outbox.ts'
import { setOutboxFlag } from './outbox-flag.ts'

interface Sync {
  readonly sync?: { register: (tag: string) => Promise<void> }
}

/**
 * Keeps a message on the device, to be sent when the network returns. False where the device keeps
 * nothing, or where no service worker could send it: then the words must stay in the form.
 */
export async function addToOutbox(
  key: string,
  body: MessageBody,
  language: Language,
): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    if (!registration?.active) return false
    const message: OutboxMessage = {
      key,
      state: 'waiting',
      language,
      writtenAt: Date.now(),
      subject: body.subject,
      body,
    }
    await store('messages', message)
    setOutboxFlag()
    tellChange()
    // Where there is no Background Sync a page sends it.
    await (registration as Sync).sync?.register(OUTBOX_SYNC_TAG).catch(() => undefined)
    return true
  } catch {
    return false
  }
}
