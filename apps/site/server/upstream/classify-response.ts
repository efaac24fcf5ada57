import { CALLS, callAt, parseResponse, responseData } from '@gaashaan/contract'
import type * as v from 'valibot'
import { requestPath } from '../http/request-path.ts'
import { parseJson } from './parse-json.ts'
import type { Tags } from './version-history.ts'

/** A response of the API host with its body as received. */
export interface HostResponse {
  readonly kind: 'answer'
  readonly status: number
  readonly body: Buffer
  readonly tags?: Tags
  /** True for the last good response, while the host gives no newer one. */
  readonly isOld?: boolean
  /** Seconds until the client may try again, in a refusal. */
  readonly retryAfter?: number
}

/** The `reason` is for the operators. */
export type RawOutcome = HostResponse | { readonly kind: 'unreachable'; readonly reason: string }

/**
 * What a request came to:
 * - `good`: the response is cached for as long as the content stays the same;
 * - `missing`: a 404 or 410 with a JSON body, which is cached briefly;
 * - `refused`: the request was at fault; the response is not cached;
 * - `failed`: the host is at fault, and the last good response is served instead. Data of another
 *   shape than the call's is a failure too, so that a faulty host does not replace good responses.
 */
export type ClassifiedResponse =
  | { readonly verdict: 'good' | 'missing' | 'refused'; readonly outcome: HostResponse }
  | { readonly verdict: 'failed'; readonly outcome: RawOutcome }

/** Statuses below 500 of a temporary failure (RFC 9110 §15.5.9, RFC 6585 §4). */
const TRANSIENT_STATUSES = [408, 429]

/** Whether a status tells of a failure of the host, and nothing about the request. */
export const isTransientFailure = (status: number) =>
  status >= 500 || TRANSIENT_STATUSES.includes(status)

/** Whether a status says that there is nothing, not yet or no longer (RFC 9110 §15.5.5, §15.5.11). */
export const isMissing = (status: number) => status === 404 || status === 410

export const isGood = (outcome: RawOutcome | undefined): outcome is HostResponse =>
  outcome?.kind === 'answer' && outcome.status === 200

const OPTIONAL_PATHS = [CALLS.siteSettings.path, CALLS.policies.path]

/** Whether only our own API host has the call at a path; pages are complete without it. */
export const isOptionalCall = (path: string) =>
  OPTIONAL_PATHS.some((optional) => path.startsWith(optional))

/** Whether JSON has the data of the call at a path, as the pages read it. */
export function hasCallData(path: string, json: unknown): boolean {
  const name = callAt(requestPath(path))?.name
  const { data } = (name ? CALLS[name] : {}) as { readonly data?: v.GenericSchema }
  return (data ? parseResponse(data, json) : responseData(json)) !== undefined
}

/** The response that stands for whatever another host sends at the path of an optional call. */
const UNKNOWN_CALL: HostResponse = { kind: 'answer', status: 404, body: Buffer.from('{}') }

/**
 * Classifies the response to a GET call. A body that is not JSON is a failure at any status. At an
 * optional call of another host, everything is a 404 except good data and failures of the host:
 * that host may refuse the call or send an HTML page.
 */
export function classifyResponse(
  path: string,
  status: number,
  body: Buffer,
  tags?: Tags,
): ClassifiedResponse {
  const json = parseJson(body)
  const isFailure = isTransientFailure(status)
  if (isOptionalCall(path) && !isFailure && (status >= 300 || json === undefined)) {
    return { verdict: 'missing', outcome: UNKNOWN_CALL }
  }
  if (json === undefined) return classifyNoResponse(`status ${status} without readable JSON`)
  const outcome: HostResponse = { kind: 'answer', status, body, ...(tags && { tags }) }
  if (isMissing(status)) return { verdict: 'missing', outcome }
  if (status >= 400 && !isFailure) return { verdict: 'refused', outcome }
  const isData = status >= 200 && status < 300 && hasCallData(path, json)
  return { verdict: isData ? 'good' : 'failed', outcome }
}

export function classifyNoResponse(reason: string): ClassifiedResponse {
  return { verdict: 'failed', outcome: { kind: 'unreachable', reason } }
}
