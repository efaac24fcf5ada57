import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** The header in which a request's id goes from the proxy to the site and on to the desk. */
export const REQUEST_ID = 'x-request-id'

/**
 * Ids that are taken from outside: hexadecimal, as nginx (`$request_id`) and UUIDs (RFC 9562) have
 * them. Nothing else, so that nobody's name or address comes into the logs as an id.
 */
const SANE = /^[\da-f](?:[\da-f-]{14,62})[\da-f]$/i

const KEY = Symbol.for('gaashaan.request')
/** One for a process, in which Next holds copies of this module of its own. */
const shared = globalThis as { [KEY]?: AsyncLocalStorage<string> }

function storage(): AsyncLocalStorage<string> {
  shared[KEY] ??= new AsyncLocalStorage()
  return shared[KEY]
}

/** The id that a request came with, where it is a sane one; else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && SANE.test(header) ? header : randomUUID()
}

/** Runs the work of a request: whatever it begins knows the id. */
export function inRequest<T>(id: string, work: () => T): T {
  return storage().run(id, work)
}

/** The id of the request whose work this is; `undefined` outside of any. */
export function currentRequestId(): string | undefined {
  return storage().getStore()
}
