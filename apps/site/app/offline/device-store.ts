/** The site's database on the reader's device (IndexedDB). */
const NAME = 'gaashaan'
const VERSION = 1

/** `pages` holds cached pages, `messages` contact messages; both by their `key`. */
type StoreName = 'pages' | 'messages'
const STORES: readonly StoreName[] = ['pages', 'messages']

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    for (const name of STORES) request.result.createObjectStore(name, { keyPath: 'key' })
  }
  return toPromise(request).then((database) => {
    // A later version, or a browser that clears its data, must not wait for this connection.
    const close = () => {
      database.close()
      opening = undefined
    }
    database.onversionchange = close
    database.onclose = close
    return database
  })
}

async function run<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opening ??= open()
  opening.catch(() => {
    opening = undefined
  })
  const transaction = (await opening).transaction(name, mode)
  return toPromise(request(transaction.objectStore(name)))
}

/** Everything in a store, in the order of its keys. Rejects where the browser stores nothing. */
export function readAll<T>(name: StoreName): Promise<T[]> {
  return run(name, 'readonly', (objects) => objects.getAll())
}

export function readOne<T>(name: StoreName, key: string): Promise<T | undefined> {
  return run(name, 'readonly', (objects) => objects.get(key))
}

/** Stores a value under its `key`, and replaces the one that has the same key. */
export function store<T extends { readonly key: string }>(name: StoreName, value: T) {
  return run(name, 'readwrite', (objects) => objects.put(value))
}

export function remove(name: StoreName, key: string) {
  return run(name, 'readwrite', (objects) => objects.delete(key))
}

export function clear(name: StoreName) {
  return run(name, 'readwrite', (objects) => objects.clear())
}
