import { ERRORS, type ErrorCode, failedResponse } from '@gaashaan/contract'
import type { RawOutcome } from '../upstream/classify-response.ts'

/** A refusal in the shape of an answer, with the milliseconds after which to try again. */
export function contactRefusal(code: ErrorCode, waitMs?: number): RawOutcome {
  return {
    kind: 'answer',
    status: ERRORS[code].status,
    body: Buffer.from(JSON.stringify(failedResponse(code))),
    ...(waitMs !== undefined && { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) }),
  }
}
