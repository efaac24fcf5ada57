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

/** Milliseconds until a failed attempt is repeated; doubled each time, up to the maximum. */
const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 60_000

let timer: ReturnType<typeof setTimeout> | undefined

/** Repeats what fails: a browser says that it is online before requests get through. */
async function sendIfOnline(wait = FIRST_WAIT_MS): Promise<void> {
  clearTimeout(timer)
  if (!navigator.onLine || (await sendOutboxMessages())) return
  clearTimeout(timer)
  timer = setTimeout(sendIfOnline, wait, Math.min(wait * 2, MAX_WAIT_MS))
}

/** Sends the waiting messages when there is a network, and shows their sender the results. */
export function sendOutbox(): void {
  onOutboxChange(() => void reportOutbox())
  addEventListener('online', () => void sendIfOnline())
  void reportOutbox()
  void sendIfOnline()
}
