import {
  CALLS,
  type CallName,
  callPath,
  goodResponse,
  parseResponse,
  responseTotal,
  withoutExtensions,
} from '@gaashaan/contract'
import type { Clock } from '../../clock.ts'
import { isTransientFailure } from '../../upstream/classify-response.ts'
import { ACCEPT_JSON, type Fetch, fetchWithLimits } from '../../upstream/fetch-with-limits.ts'
import { parseJson } from '../../upstream/parse-json.ts'
import { canBePaged, readWholeList } from '../../upstream/whole-list.ts'

/** Limits of a response: generous, as no visitor waits for it. */
const LIMITS = { milliseconds: 20_000, bytes: 64 * 1024 * 1024 } as const

/** The calls whose response has data: all but the one that takes a contact message. */
type DataCallName = Exclude<CallName, 'contactSubmit'>

export type IndexHost = ReturnType<typeof createIndexHost>

/** How the index reads the host. */
export function createIndexHost(parts: {
  readonly apiBaseUrl: string
  readonly fetch: Fetch
  readonly clock: Clock
}) {
  /** Whether the host has a content version, and so the extensions to Specification §7. */
  let hasExtensions = false

  /** A response's JSON; `undefined` where the host lacks this call or this category. */
  async function get(path: string): Promise<{ readonly json: unknown } | undefined> {
    const url = parts.apiBaseUrl + path
    const { status, body } = await fetchWithLimits(parts, url, LIMITS, ACCEPT_JSON)
    if (status === 200) return { json: parseJson(body) }
    if (status >= 400 && !isTransientFailure(status)) return undefined
    throw new Error(`${path}: status ${status}`)
  }

  /** The response with the whole list, where the host sent one page although none was requested. */
  async function completeList(path: string, json: unknown): Promise<unknown> {
    if (hasExtensions || !canBePaged(path)) return json
    const items = await readWholeList(path, json, async (next) => (await get(next))?.json)
    return items ? goodResponse(items) : json
  }

  return {
    /**
     * A call's data, with the `total` of a list where the host sends one; `undefined` where the host
     * has no such thing. Throws when the host cannot be reached, fails, or responds in another shape.
     */
    async call<N extends DataCallName>(
      name: N,
      query: Readonly<Record<string, string | number>>,
      id?: number,
    ) {
      const isProbe = name === 'contentVersion'
      const fullPath = callPath(name, query, id)
      const path = hasExtensions || isProbe ? fullPath : withoutExtensions(fullPath)
      const response = path === undefined ? undefined : await get(path)
      const json = path && response && (await completeList(path, response.json))
      const data = response && parseResponse<(typeof CALLS)[N]['data']>(CALLS[name].data, json)
      if (isProbe) hasExtensions = data !== undefined
      // A host without `content-version` may respond to it with a page for people.
      else if (response && data === undefined) throw new Error(`${path}: unexpected shape`)
      return data === undefined ? undefined : { data, total: responseTotal(json) }
    },
  }
}
