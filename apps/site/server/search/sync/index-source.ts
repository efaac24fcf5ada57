import {
  CALLS,
  type CallName,
  callPath,
  goodResponse,
  parseResponse,
  responseTotal,
  withoutExtensions,
} from '@gaashaan/contract'
import type * as v from 'valibot'
import type { Clock } from '../../clock.ts'
import { isPassing } from '../../upstream/classify-response.ts'
import { type Fetch, fetchWithLimits } from '../../upstream/fetch-with-limits.ts'
import { readJson } from '../../upstream/parse-json.ts'
import { canBePaged, readWholeList } from '../../upstream/whole-list.ts'

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
  /** Whether the host has a content version, and so the extensions to Specification §7. */
  let hasExtensions = false

  /** An answer's JSON; `undefined` where the host has not this call, or not this category. */
  async function get(path: string): Promise<{ readonly json: unknown } | undefined> {
    const init = { headers: { accept: 'application/json' } }
    const { status, body } = await fetchWithLimits(parts, parts.apiBaseUrl + path, BOUNDS, init)
    if (status === 200) return { json: readJson(body) }
    if (status >= 400 && !isPassing(status)) return undefined
    throw new Error(`${path}: status ${status}`)
  }

  /** The whole list in place of an answer that a host cut by itself. */
  async function uncut(path: string, json: unknown): Promise<unknown> {
    if (hasExtensions || !canBePaged(path)) return json
    const items = await readWholeList(path, json, async (next) => (await get(next))?.json)
    return items ? goodResponse(items) : json
  }

  return {
    async ask(name, query, id) {
      const isProbe = name === 'contentVersion'
      const full = callPath(name, query, id)
      const path = hasExtensions || isProbe ? full : withoutExtensions(full)
      const answer = path === undefined ? undefined : await get(path)
      const json = path && answer && (await uncut(path, answer.json))
      const { data: schema } = CALLS[name] as { readonly data?: v.GenericSchema }
      const data = answer && schema && parseResponse(schema, json)
      if (isProbe) hasExtensions = data !== undefined
      // A host without `content-version` may answer it with a page for people.
      else if (answer && data === undefined) throw new Error(`${path}: unexpected shape`)
      return data === undefined
        ? undefined
        : { data: data as DataOf<typeof name>, total: responseTotal(json) }
    },
  }
}
