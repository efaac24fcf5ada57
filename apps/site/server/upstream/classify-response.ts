import { answerData } from '@gaashaan/contract'
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
 * What an outcome is worth:
 * - `good`: to be remembered, for as long as the content stays the same;
 * - `missing`: a 404 that says so in JSON, to be remembered briefly;
 * - `refused`: a fault of the question; not remembered;
 * - `failed`: a fault of the host, for which the last good answer stands in: also an answer that is
 *   not what the call is, so that a host that lies for a while takes nothing from us.
 */
export type Worth = 'good' | 'missing' | 'refused' | 'failed'

export interface Judged {
  readonly worth: Worth
  readonly outcome: RawOutcome
}

/** Statuses below 500 that are the host's passing trouble (RFC 9110 §15.5.9, RFC 6585 §4). */
const PASSING = [408, 429]

/** Whether a status is a trouble of the host, and says nothing about the question. */
export const isPassing = (status: number) => status >= 500 || PASSING.includes(status)

/** Whether the value of an answer's JSON is what the call answers. */
export type IsReadable = (json: unknown) => boolean

const hasData: IsReadable = (json) => answerData(json) !== undefined

function worthOf(status: number, json: unknown, isReadable: IsReadable): Worth {
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
export function judgeAnswer(
  status: number,
  body: Buffer,
  { isOptional = false, isReadable = hasData } = {},
): Judged {
  const json = readJson(body)
  if (isOptional && !isPassing(status) && (status >= 300 || json === undefined)) {
    return { worth: 'missing', outcome: UNKNOWN_CALL }
  }
  if (json === undefined) return judgeSilence(`status ${status} without readable JSON`)
  return { worth: worthOf(status, json, isReadable), outcome: { kind: 'answer', status, body } }
}

export function judgeSilence(reason: string): Judged {
  return { worth: 'failed', outcome: { kind: 'unreachable', reason } }
}
