import { show } from '../offline/online-again.ts'
import { isOld, onChange, readOutbox, sendOutboxMessages } from './outbox.ts'
import { clearOutboxFlag } from './outbox-flag.ts'

async function look(): Promise<void> {
  const all = await readOutbox()
  if (all.length === 0) clearOutboxFlag()
  if (all.some((message) => message.state !== 'waiting' || isOld(message))) await show()
}

function send(): void {
  if (navigator.onLine) void sendOutboxMessages()
}

/** Sends the messages that wait when there is a network, and tells their sender what came of it. */
export function sendOutbox(): void {
  onChange(() => void look())
  addEventListener('online', send)
  void look()
  send()
}
