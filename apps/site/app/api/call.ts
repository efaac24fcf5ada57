import {
  CALLS,
  type CallName,
  callPath,
  movedTo,
  parseResponse,
  responseTotal,
} from '@gaashaan/contract'
import type * as v from 'valibot'
import type { Transport, TransportResult } from './transport.ts'

/** The calls whose response has data: all but the one that takes a contact message. */
type DataCallName = Exclude<CallName, 'contactSubmit'>

type CallData<N extends DataCallName> = v.InferOutput<(typeof CALLS)[N]['data']>

/**
 * The result of a call: its data, "not found", or a failure that is already logged. `total` is the
 * length of the whole list, from hosts that page their lists.
 */
export type CallResult<T> =
  | { readonly state: 'loaded'; readonly data: T; readonly total?: number }
  /** `removed` for what was taken back for good; it may have moved to a path or an https address. */
  | { readonly state: 'missing'; readonly removed?: { readonly movedTo: string | undefined } }
  | { readonly state: 'failed' }

/** Parsed data by schema and JSON object: many pages are rendered from the same cached JSON. */
const parsed = new WeakMap<v.GenericSchema, WeakMap<object, unknown>>()

function parse<S extends v.GenericSchema>(schema: S, json: unknown): v.InferOutput<S> | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const bySchema = parsed.get(schema) ?? new WeakMap<object, unknown>()
  parsed.set(schema, bySchema)
  const data = bySchema.get(json) ?? parseResponse(schema, json)
  bySchema.set(json, data)
  return data
}

/**
 * Reads a response by its schema. A failure and an unexpected shape are logged under `label` and
 * returned as `failed` (Specification §8).
 */
export function readResult<S extends v.GenericSchema>(
  transport: Transport,
  label: string,
  schema: S,
  result: TransportResult,
): CallResult<v.InferOutput<S>> {
  if (result.kind === 'unreachable') {
    transport.warn(`${label}: ${result.reason}`)
    return { state: 'failed' }
  }
  if (result.status === 404) return { state: 'missing' }
  if (result.status === 410) return { state: 'missing', removed: { movedTo: movedTo(result.json) } }
  const data = result.status === 200 ? parse(schema, result.json) : undefined
  if (data === undefined) {
    transport.warn(`${label}: status ${result.status}, unexpected shape`)
    return { state: 'failed' }
  }
  const total = responseTotal(result.json)
  return { state: 'loaded', data, ...(total !== undefined && { total }) }
}

/** Requests one call and reads its response by the contract. Never throws. */
export async function call<N extends DataCallName>(
  transport: Transport,
  name: N,
  query: Readonly<Record<string, string | number | undefined>>,
  id?: number,
): Promise<CallResult<CallData<N>>> {
  const path = callPath(name, query, id)
  return readResult(transport, path, CALLS[name].data, await transport.get(path))
}

/** A list for a page. It is empty where it failed to load, and says so (Specification §8). */
export interface List<T> {
  readonly items: readonly T[]
  readonly failed: boolean
}

/** The result of a list call as a list; a host that responds with 404 has nothing to list. */
export function asList<T>(result: CallResult<readonly T[]>): List<T> {
  return result.state === 'loaded'
    ? { items: result.data, failed: false }
    : { items: [], failed: result.state === 'failed' }
}
