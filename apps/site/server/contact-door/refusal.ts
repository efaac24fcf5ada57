import { ERRORS, type ErrorCode, failedAnswer } from '@gaashaan/contract'
import type { RawOutcome } from '../judged-answer.ts'

/** A refusal in the shape of an answer, with the milliseconds after which to try again. */
export function refusal(code: ErrorCode, wait?: number): RawOutcome {
  return {
    kind: 'answer',
    status: ERRORS[code].status,
    body: Buffer.from(JSON.stringify(failedAnswer(code))),
    ...(wait !== undefined && { retryAfter: Math.max(1, Math.ceil(wait / 1000)) }),
  }
}
