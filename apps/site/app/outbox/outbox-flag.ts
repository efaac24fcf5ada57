/** Local storage key: set while the outbox on this device has messages. */
const FLAG_KEY = 'messages'

/** Event on this page when the flag is set. */
const FLAG_EVENT = 'messages-noted'

/** The result of an access to local storage; `undefined` where the browser blocks it. */
function tryStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage)
  } catch {
    return undefined
  }
}

/** Sets the flag: pages load the outbox's code only where it is set. */
export function setOutboxFlag(): void {
  // Where storage is blocked, the event tells this page, and Background Sync needs no flag.
  tryStorage((storage) => storage.setItem(FLAG_KEY, '1'))
  dispatchEvent(new Event(FLAG_EVENT))
}

export function clearOutboxFlag(): void {
  tryStorage((storage) => storage.removeItem(FLAG_KEY))
}

/** Calls back once: at once where the flag is set, else when it is set on this page. */
export function whenOutboxUsed(callback: () => void): void {
  if (tryStorage((storage) => storage.getItem(FLAG_KEY))) callback()
  else addEventListener(FLAG_EVENT, callback, { once: true })
}
