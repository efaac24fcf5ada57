import { CALLS, type CallName, callPath, parseResponse, responseTotal } from '@gaashaan/contract'
import type * as v from 'valibot'
import type { Transport } from './transport.ts'

type DataOf<N extends CallName> = (typeof CALLS)[N] extends { readonly data: infer S }
  ? S extends v.GenericSchema
    ? v.InferOutput<S>
    : never
  : never

/**
 * What a call came to: its data, "not found", or a failure that is already logged. `total` is told
 * beside a page of a list, by hosts that page.
 */
export type CallResult<T> =
  | { readonly state: 'loaded'; readonly data: T; readonly total?: number }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }

/** What JSON was read as by a schema: many pages are made of the same answers. */
const known = new WeakMap<v.GenericSchema, WeakMap<object, unknown>>()

function readOnce(schema: v.GenericSchema, json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return undefined
  const read = known.get(schema) ?? new WeakMap<object, unknown>()
  known.set(schema, read)
  const data = read.get(json) ?? parseResponse(schema, json)
  read.set(json, data)
  return data
}

/**
 * Asks one call and reads its answer by the contract. A failure and an unexpected shape are logged
 * and come out as `failed` (Specification §8); nothing is thrown.
 */
export async function call<N extends CallName>(
  transport: Transport,
  name: N,
  query: Readonly<Record<string, string | number | undefined>>,
  id?: number,
): Promise<CallResult<DataOf<N>>> {
  const address = callPath(name, query, id)
  const outcome = await transport.get(address)
  if (outcome.kind === 'unreachable') {
    transport.warn(`${address}: ${outcome.reason}`)
    return { state: 'failed' }
  }
  if (outcome.status === 404) return { state: 'missing' }
  const definition = CALLS[name] as { readonly data?: v.GenericSchema }
  const data =
    outcome.status === 200 && definition.data ? readOnce(definition.data, outcome.json) : undefined
  if (data === undefined) {
    transport.warn(`${address}: status ${outcome.status}, unexpected shape`)
    return { state: 'failed' }
  }
  const total = responseTotal(outcome.json)
  return { state: 'loaded', data: data as DataOf<N>, ...(total !== undefined && { total }) }
}

/** A list for a page: empty where it failed, and whether it did (Specification §8). */
export interface List<T> {
  readonly items: readonly T[]
  readonly failed: boolean
}

/** A list call's outcome as a list; a host that says 404 has nothing to list. */
export function asList<T>(called: CallResult<readonly T[]>): List<T> {
  return called.state === 'loaded'
    ? { items: called.data, failed: false }
    : { items: [], failed: called.state === 'failed' }
}
