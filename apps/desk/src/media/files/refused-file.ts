import type { BothLanguages } from '../../i18n/messages.ts'

/** A file that the desk does not store, with the reason for the editor who uploaded it. */
export class RefusedFile extends Error {
  readonly reason: BothLanguages
  /** HTTP status of the refusal (RFC 9110). */
  readonly status: 400 | 409 | 413

  constructor(reason: BothLanguages, status: 400 | 409 | 413 = 400, cause?: unknown) {
    super(reason.en, { cause })
    this.reason = reason
    this.status = status
  }
}
