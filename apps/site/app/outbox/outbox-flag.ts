/** In local storage and between pages: that messages wait on this device, or were sent from it. */
const NOTE = 'messages'

/** Said on this page when the first message is kept. */
const NOTED = 'messages-noted'

/** Notes that there is a message: pages fetch what looks after messages only where there are any. */
export function setOutboxFlag(): void {
  try {
    localStorage.setItem(NOTE, '1')
  } catch {
    // This page knows, and what the browser calls for Background Sync.
  }
  dispatchEvent(new Event(NOTED))
}

export function clearOutboxFlag(): void {
  try {
    localStorage.removeItem(NOTE)
  } catch {
    // Nothing was noted, then.
  }
}

/** Calls back once: now where messages are noted, else when the first is kept on this page. */
export function whenOutboxUsed(act: () => void): void {
  let isNoted = false
  try {
    isNoted = localStorage.getItem(NOTE) !== null
  } catch {
    // As with nothing noted.
  }
  if (isNoted) act()
  else addEventListener(NOTED, act, { once: true })
}
