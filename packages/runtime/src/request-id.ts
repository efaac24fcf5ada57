import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** The header that carries a request's id from the proxy to the site and on to the desk. */
export const REQUEST_ID = 'x-request-id'

/**
 * Ids that are accepted from outside: hexadecimal, as nginx (`$request_id`) and UUIDs (RFC 9562) are.
 * Nothing else is, so that no one's name or address gets into the logs as an id.
 */
const VALID_ID = /^[\da-f](?:[\da-f-]{14,62})[\da-f]$/i

const KEY = Symbol.for('gaashaan.request')
/** Next has copies of this module; all copies of a process share one storage. */
const shared = globalThis as { [KEY]?: AsyncLocalStorage<string> }
shared[KEY] ??= new AsyncLocalStorage()
const storage = shared[KEY]

/** The id in a request's header if it is valid, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && VALID_ID.test(header) ? header : randomUUID()
}

/** Runs the work of a request: everything that it starts has the id. */
export function inRequest<T>(id: string, work: () => T): T {
  return storage.run(id, work)
}

/** The id of the request that the current work belongs to; `undefined` outside of any. */
export function currentRequestId(): string | undefined {
  return storage.getStore()
}
