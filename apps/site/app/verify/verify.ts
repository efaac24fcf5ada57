import type { Language } from '@gaashaan/contract/language'

/** Most characters of a text that is asked about, and the fewest words that tell it from others. */
export const MAX_ASKED_CHARS = 10_000
export const MIN_ASKED_WORDS = 6

/** What is asked: whether the ministry has published this. */
export type VerifyQuestion =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'post'; readonly id: number; readonly language: Language }
  /** The number that a tender gives itself, as it was typed. */
  | { readonly kind: 'tender'; readonly number: string; readonly language: Language }
  /** The version of a post whose PDF was signed; `text` is the SHA-256 of its canonical text. */
  | {
      readonly kind: 'signedPdf'
      readonly id: number
      readonly language: Language
      readonly text: string
    }
  /** SHA-256 of a file, in hexadecimal digits. */
  | { readonly kind: 'file'; readonly sha256: string }
  /** What a picture looks like (`encodeLikenesses`), without its parts. */
  | { readonly kind: 'picture'; readonly likeness: string }

/** A part of the asked text beside the ministry's: `missing` words are the ministry's alone. */
export interface ComparedPart {
  readonly kind: 'same' | 'added' | 'missing'
  readonly text: string
}

/** A version of a text as the log has it. */
export interface LoggedVersion {
  /** The entry's place in the log. */
  readonly index: number
  /** ISO instant. */
  readonly at: string
  readonly action: 'published' | 'withdrawn' | 'moved' | 'removed'
  readonly note: string
}

/** A text of the ministry in one language. */
export interface VerifiedText {
  readonly language: Language
  /** Path of its page, without a language; absent where it has none any more. */
  readonly to?: string
  readonly title?: string
  /** The last version, and the first one. */
  readonly latest: LoggedVersion
  readonly first: LoggedVersion
}

/**
 * How what is asked relates to the ministry's text: word for word the same, the same with parts left
 * out between, with other words, the same as a version before the one that stands now, or a picture that
 * looks like the one that was published with it.
 */
export type Likeness = 'same' | 'shortened' | 'differs' | 'former' | 'alike'

export type VerifyAnswer =
  | { readonly kind: 'tooShort' | 'none' }
  | {
      readonly kind: 'found'
      readonly likeness: Likeness
      readonly text: VerifiedText
      /** The version that was asked about: the latest, but for a former one. */
      readonly version: LoggedVersion
      /** Only for a text that is shortened or differs. */
      readonly parts?: readonly ComparedPart[]
    }

/** `preparing`: the index is being built. `away`: it does not respond. */
export type VerifyOutcome =
  | { readonly state: 'preparing' | 'away' }
  | { readonly state: 'ready'; readonly isBehind: boolean; readonly answer: VerifyAnswer }

/** Looks for what is asked among everything that the ministry has published. Never throws. */
export type QueryVerify = (question: VerifyQuestion) => Promise<VerifyOutcome>
