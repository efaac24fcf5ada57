export type DeskLanguage = 'en' | 'so'

/**
 * A text, or a set of texts, in both languages of the desk, in the form of Payload's labels. The
 * compiler reports a missing language.
 */
export type BothLanguages<T = string> = Readonly<Record<DeskLanguage, T>>

export interface Messages {
  readonly language: DeskLanguage
  /** Returns the text, or the set of texts, in that language. */
  readonly t: <T>(message: BothLanguages<T>) => T
}

/**
 * Returns our texts in the language of a request, of a server component's props or of a screen; in
 * English for a program. The texts are not in Payload's `i18n.translations`: Payload would send all of
 * them with every screen, check neither keys nor values, and not use them for field labels.
 */
export function messagesFor(
  source: { readonly i18n?: { readonly language: string } } | undefined,
): Messages {
  const language = source?.i18n?.language === 'so' ? 'so' : 'en'
  return { language, t: (message) => message[language] }
}
