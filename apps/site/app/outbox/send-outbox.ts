import { showNotices } from '../offline/reconnect.ts'
import { isStale, onOutboxChange, readOutbox, sendOutboxMessages } from './outbox.ts'
import { clearOutboxFlag } from './outbox-flag.ts'

async function reportOutbox(): Promise<void> {
  const messages = await readOutbox()
  if (messages.length === 0) clearOutboxFlag()
  if (messages.some((message) => message.state !== 'waiting' || isStale(message))) {
    await showNotices()
  }
}

function sendIfOnline(): void {
  if (navigator.onLine) void sendOutboxMessages()
}

/** Sends the waiting messages when there is a network, and shows their sender the results. */
export function sendOutbox(): void {
  onOutboxChange(() => void reportOutbox())
  addEventListener('online', sendIfOnline)
  void reportOutbox()
  sendIfOnline()
}
