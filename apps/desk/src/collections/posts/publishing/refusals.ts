import { APIError, type PayloadRequest } from 'payload'
import { CHECKS, type Check, isCheckCode } from '../../../publish-checks/checks.ts'
import { type BothLanguages, inLanguageOf } from '../../../words/both-languages.ts'
import { REFUSALS, type RefusalCode } from './refusal-words.ts'

/** What a code that was written down says; none that is known says the most general. */
export function wordsOf(code: string | null | undefined): BothLanguages {
  if (isCheckCode(code)) {
    const check: Check = CHECKS[code]
    return check.inGeneral ?? check
  }
  return REFUSALS[code as RefusalCode] ?? REFUSALS.not_valid
}

/** A refusal in the person's language, as Payload answers errors; `code` says which it is. */
export class Refusal extends APIError {
  readonly code: RefusalCode

  constructor(code: RefusalCode, req?: PayloadRequest, detail?: string) {
    const words = inLanguageOf(req, REFUSALS[code])
    super(detail ? `${words} ${detail}` : words, REFUSALS[code].status, undefined, true)
    this.code = code
  }
}
