import { type CallName, callPath, responseData, responseTotal } from '@gaashaan/contract'
import { FetchError, type Fetcher } from '../media/fetch-file.ts'

/** Largest response that is read: the whole list of some ten thousand posts. */
const MAX_RESPONSE_BYTES = 256 * 1024 * 1024

export interface CallResult {
  readonly data: unknown
  /** Number of items on all pages, where the host says it. */
  readonly total: number | undefined
  /** The URL of the request. */
  readonly address: string
}

export type Query = Readonly<Record<string, string | number | undefined>>

/** Makes a call to an API host. Throws `FetchError`, also for a response without data. */
export type HostCall = (name: CallName, query?: Query, id?: number) => Promise<CallResult>

/** A host's URL, which may have a path, without a final slash; also its name in the `imports` table. */
export const baseUrl = (host: URL): string => host.href.replace(/\/+$/, '')

/** The URL of a file or picture that a host links to; `undefined` for an unusable link. */
export const fileUrl = (link: string | null | undefined, host: URL): string | undefined =>
  link ? URL.parse(link, host.href)?.href : undefined

/** A call and its query for the report. */
export const callText = (name: CallName, query: object) =>
  `${name} ${new URLSearchParams(Object.entries(query))}`

export function createHostCall(host: URL, fetchFile: Fetcher): HostCall {
  return async (name, query = {}, id) => {
    const address = `${baseUrl(host)}${callPath(name, query, id)}`
    const bytes = await fetchFile(address, MAX_RESPONSE_BYTES)
    let json: unknown
    try {
      json = JSON.parse(bytes.toString())
    } catch {
      throw new FetchError('the answer is no JSON')
    }
    const data = responseData(json)
    if (data === undefined || data === null) throw new FetchError('the answer has no data')
    return { data, total: responseTotal(json), address }
  }
}
