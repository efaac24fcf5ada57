import type { BothLanguages } from '../words/both-languages.ts'

/** A file that is not kept, with the words for the editor who brought it. */
export class RefusedFile extends Error {
  readonly words: BothLanguages
  /** HTTP status of the refusal (RFC 9110). */
  readonly status: 400 | 409 | 413

  constructor(
    words: BothLanguages,
    { status = 400, cause }: { readonly status?: 400 | 409 | 413; readonly cause?: unknown } = {},
  ) {
    super(words.en, { cause })
    this.words = words
    this.status = status
  }
}
