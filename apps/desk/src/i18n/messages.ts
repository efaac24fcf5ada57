export type DeskLanguage = 'en' | 'so'

/**
 * A text of ours, or a set of texts, in both languages of the desk, in the form in which Payload
 * takes labels: the compiler says when a language is missing.
 */
export type BothLanguages<T = string> = Readonly<Record<DeskLanguage, T>>

export interface Messages {
  readonly language: DeskLanguage
  /** The text, or the set of texts, in that language. */
  readonly t: <T>(message: BothLanguages<T>) => T
}

/**
 * Our texts in the language of a request, of a server component's properties or of a screen; in
 * English for a program. They are not keys in Payload's `i18n.translations`: it would send all of
 * them with every screen, check neither keys nor values, and leave field labels as they are.
 */
export function messagesFor(
  reader: { readonly i18n?: { readonly language: string } } | undefined,
): Messages {
  const language = reader?.i18n?.language === 'so' ? 'so' : 'en'
  return { language, t: (message) => message[language] }
}
