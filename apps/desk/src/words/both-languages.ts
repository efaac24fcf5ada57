import type { PayloadRequest } from 'payload'

/**
 * A label, a description or a message of ours in both languages of the desk, in the form in which
 * Payload takes labels: the compiler says when one is missing.
 */
export type BothLanguages = Readonly<Record<'en' | 'so', string>>

/** The text in the language in which someone works at the desk; English for a program. */
export function inLanguageOf(req: PayloadRequest | undefined, words: BothLanguages): string {
  const language: string | undefined = req?.i18n?.language
  return language === 'so' ? words.so : words.en
}
