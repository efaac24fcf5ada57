import { type CallName, callPath, responseData, responseTotal } from '@gaashaan/contract'
import { type Fetcher, NotFetched } from '../media/fetch-file.ts'

/** Largest answer that is read: the whole list of some ten thousand posts. */
const MAX_RESPONSE_BYTES = 256 * 1024 * 1024

export interface Answer {
  readonly data: unknown
  /** How many items all pages have, where the host tells. */
  readonly total: number | undefined
  /** The address that was asked. */
  readonly address: string
}

export type Query = Readonly<Record<string, string | number | undefined>>

/** Asks an API host for a call's data. Throws `NotFetched`, also where the answer is none. */
export type HostCall = (name: CallName, query?: Query, id?: number) => Promise<Answer>

/** The calls of a host; its address may have a path. */
export function hostCalls(host: URL, fetchWhole: Fetcher): HostCall {
  const base = host.href.replace(/\/+$/, '')
  return async (name, query = {}, id) => {
    const address = `${base}${callPath(name, query, id)}`
    const { bytes } = await fetchWhole(address, MAX_RESPONSE_BYTES)
    let json: unknown
    try {
      json = JSON.parse(bytes.toString())
    } catch {
      throw new NotFetched('the answer is no JSON')
    }
    const data = responseData(json)
    if (data === undefined || data === null) throw new NotFetched('the answer has no data')
    return { data, total: responseTotal(json), address }
  }
}
