import type { BothLanguages } from '../../i18n/messages.ts'

/** A file that the desk does not store, with the reason for the editor who uploaded it. */
export class RefusedFile extends Error {
  readonly why: BothLanguages
  /** HTTP status of the refusal (RFC 9110). */
  readonly status: 400 | 409 | 413

  constructor(
    why: BothLanguages,
    { status = 400, cause }: { readonly status?: 400 | 409 | 413; readonly cause?: unknown } = {},
  ) {
    super(why.en, { cause })
    this.why = why
    this.status = status
  }
}
