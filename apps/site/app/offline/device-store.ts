/** The site's own database on the reader's device (IndexedDB). */
const NAME = 'gaashaan'
const VERSION = 1

/** `pages` are kept pages, `messages` contact messages; both by their `key`. */
export type Room = 'pages' | 'messages'
const ROOMS: readonly Room[] = ['pages', 'messages']

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    for (const room of ROOMS) request.result.createObjectStore(room, { keyPath: 'key' })
  }
  return settled(request).then((database) => {
    // A later version, or a browser that clears its data, must not wait for us.
    const forget = () => {
      database.close()
      opening = undefined
    }
    database.onversionchange = forget
    database.onclose = forget
    return database
  })
}

async function work<T>(
  room: Room,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opening ??= open()
  opening.catch(() => {
    opening = undefined
  })
  const transaction = (await opening).transaction(room, mode)
  return settled(ask(transaction.objectStore(room)))
}

/** Everything in a room, in the order of its keys. Rejects where the browser keeps nothing. */
export function readAll<T>(room: Room): Promise<T[]> {
  return work(room, 'readonly', (store) => store.getAll())
}

export function readOne<T>(room: Room, key: string): Promise<T | undefined> {
  return work(room, 'readonly', (store) => store.get(key))
}

/** Stores a value under its own `key`, in the place of what stood there. */
export async function store<T extends { readonly key: string }>(
  room: Room,
  value: T,
): Promise<void> {
  await work(room, 'readwrite', (objects) => objects.put(value))
}

export async function remove(room: Room, key: string): Promise<void> {
  await work(room, 'readwrite', (objects) => objects.delete(key))
}

export async function empty(room: Room): Promise<void> {
  await work(room, 'readwrite', (objects) => objects.clear())
}
