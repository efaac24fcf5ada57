import { responseData } from '@gaashaan/contract'
import { readJson } from './parse-json.ts'

/**
 * A host's answer with its body as it came, `isOld` where it stands in for one that could not be
 * had; `reason` is for the operators.
 */
export type RawOutcome =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly body: Buffer
      readonly isOld?: boolean
      /** Seconds after which to ask again, of a refusal. */
      readonly retryAfter?: number
    }
  | { readonly kind: 'unreachable'; readonly reason: string }

/**
 * What came of asking:
 * - `good`: to be remembered, for as long as the content stays the same;
 * - `missing`: a 404 that says so in JSON, to be remembered briefly;
 * - `refused`: a fault of the question; not remembered;
 * - `failed`: a fault of the host, for which the last good answer stands in: also an answer that is
 *   not what the call is, so that a host that lies for a while takes nothing from us.
 */
export type UpstreamVerdict = 'good' | 'missing' | 'refused' | 'failed'

export interface ClassifiedResponse {
  readonly verdict: UpstreamVerdict
  readonly outcome: RawOutcome
}

/** Statuses below 500 that are the host's passing trouble (RFC 9110 §15.5.9, RFC 6585 §4). */
const PASSING = [408, 429]

/** Whether a status is a trouble of the host, and says nothing about the question. */
export const isPassing = (status: number) => status >= 500 || PASSING.includes(status)

/** Whether the value of an answer's JSON is what the call answers. */
export type IsReadable = (json: unknown) => boolean

const hasData: IsReadable = (json) => responseData(json) !== undefined

function verdictOf(status: number, json: unknown, isReadable: IsReadable): UpstreamVerdict {
  if (isPassing(status)) return 'failed'
  if (status === 404) return 'missing'
  if (status >= 400) return 'refused'
  return status >= 200 && status < 300 && isReadable(json) ? 'good' : 'failed'
}

/** What a host that does not know a call is taken to answer. */
const UNKNOWN_CALL: RawOutcome = { kind: 'answer', status: 404, body: Buffer.from('{}') }

/**
 * Judges an answer; a body that is no JSON cannot be passed on, whatever its status. Of an optional
 * call, which other hosts do not have, whatever is neither an answer nor a trouble of the host means
 * that it is missing: a refusal, a page for people.
 */
export function classifyResponse(
  status: number,
  body: Buffer,
  { isOptional = false, isReadable = hasData } = {},
): ClassifiedResponse {
  const json = readJson(body)
  if (isOptional && !isPassing(status) && (status >= 300 || json === undefined)) {
    return { verdict: 'missing', outcome: UNKNOWN_CALL }
  }
  if (json === undefined) return classifyNoResponse(`status ${status} without readable JSON`)
  return { verdict: verdictOf(status, json, isReadable), outcome: { kind: 'answer', status, body } }
}

export function classifyNoResponse(reason: string): ClassifiedResponse {
  return { verdict: 'failed', outcome: { kind: 'unreachable', reason } }
}
