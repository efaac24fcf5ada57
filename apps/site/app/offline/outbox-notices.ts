import { show } from './online-again.ts'
import { isOld, messages, onChange, sendWaiting } from './outbox.ts'
import { forgetNote } from './outbox-flag.ts'

async function look(): Promise<void> {
  const all = await messages()
  if (all.length === 0) forgetNote()
  if (all.some((message) => message.state !== 'waiting' || isOld(message))) await show()
}

function send(): void {
  if (navigator.onLine) void sendWaiting()
}

/** Sends the messages that wait when there is a network, and tells their sender what came of it. */
export function noticeMessages(): void {
  onChange(() => void look())
  addEventListener('online', send)
  void look()
  send()
}
