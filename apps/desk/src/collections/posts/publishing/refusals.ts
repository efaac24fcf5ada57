import { APIError, type PayloadRequest } from 'payload'
import { type BothLanguages, messagesFor } from '../../../i18n/messages.ts'
import { CHECKS, type Check, isCheckCode } from '../../../publish-checks/checks.ts'
import { REFUSALS, type RefusalCode } from './refusal-messages.ts'

/** The message for a stored code; for an unknown one, the most general message. */
export function refusalMessage(code: string | null | undefined): BothLanguages {
  if (isCheckCode(code)) {
    const check: Check = CHECKS[code]
    return check.withoutDetails ?? check
  }
  return REFUSALS[code as RefusalCode] ?? REFUSALS.not_valid
}

/** A refusal with its message in the editor's language; programs read its `code`. */
export class Refusal extends APIError {
  readonly code: RefusalCode

  constructor(code: RefusalCode, req?: PayloadRequest, detail?: string) {
    const message = messagesFor(req).t(REFUSALS[code])
    super(detail ? `${message} ${detail}` : message, REFUSALS[code].status, undefined, true)
    this.code = code
  }
}
