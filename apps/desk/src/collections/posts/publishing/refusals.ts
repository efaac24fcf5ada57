import { APIError, type PayloadRequest } from 'payload'
import { type BothLanguages, messagesFor } from '../../../i18n/messages.ts'
import { CHECKS, type Check, isCheckCode } from '../../../publish-checks/checks.ts'
import { REFUSALS, type RefusalCode } from './refusal-messages.ts'

/** The message of a stored code; an unknown one has the most general message. */
export function messageOf(code: string | null | undefined): BothLanguages {
  if (isCheckCode(code)) {
    const check: Check = CHECKS[code]
    return check.inGeneral ?? check
  }
  return REFUSALS[code as RefusalCode] ?? REFUSALS.not_valid
}

/** A refusal in the editor's language, in the form of Payload's errors; programs read its `code`. */
export class Refusal extends APIError {
  readonly code: RefusalCode

  constructor(code: RefusalCode, req?: PayloadRequest, detail?: string) {
    const message = messagesFor(req).t(REFUSALS[code])
    super(detail ? `${message} ${detail}` : message, REFUSALS[code].status, undefined, true)
    this.code = code
  }
}
