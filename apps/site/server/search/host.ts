import { answerTotal, CALLS, type CallName, callAddress, readAnswer } from '@gaashaan/contract'
import type * as v from 'valibot'
import { boundedFetch, type Fetch } from '../bounded-fetch.ts'
import type { Clock } from '../clock.ts'
import { readJson } from '../json.ts'

/** Milliseconds and bytes within which an answer must come: nobody waits for this one. */
const BOUNDS = { milliseconds: 20_000, bytes: 64 * 1024 * 1024 } as const

type DataOf<N extends CallName> = (typeof CALLS)[N] extends { readonly data: infer S }
  ? S extends v.GenericSchema
    ? v.InferOutput<S>
    : never
  : never

type Query = Readonly<Record<string, string | number | undefined>>

/** What the index reads the host with. */
export interface IndexHost {
  /**
   * A call's data, `total` beside it where the host tells one; `undefined` where the host has no
   * such thing. Throws when it cannot be reached, fails, or answers in another shape.
   */
  readonly ask: <N extends CallName>(
    name: N,
    query: Query,
    id?: number,
  ) => Promise<{ readonly data: DataOf<N>; readonly total: number | undefined } | undefined>
}

export function createIndexHost(parts: {
  readonly apiBaseUrl: string
  readonly fetch: Fetch
  readonly clock: Clock
}): IndexHost {
  return {
    async ask(name, query, id) {
      const address = callAddress(name, query, id)
      const init = { headers: { accept: 'application/json' } }
      const { status, body } = await boundedFetch(parts, parts.apiBaseUrl + address, BOUNDS, init)
      // A host that has not this call, or not this category, has nothing to be found there.
      if (status >= 400 && status < 500 && status !== 429) return undefined
      const json = readJson(body)
      const { data: schema } = CALLS[name] as { readonly data?: v.GenericSchema }
      const data = status === 200 && schema ? readAnswer(schema, json) : undefined
      if (data === undefined) throw new Error(`${address}: status ${status}, unexpected shape`)
      return { data: data as DataOf<typeof name>, total: answerTotal(json) }
    },
  }
}
