'use client'
import { useTranslation } from '@payloadcms/ui'
import type { BothLanguages } from './both-languages.ts'

/** The language in which someone works at the desk, and texts in it. */
export function useWords() {
  const { i18n } = useTranslation()
  const language: 'so' | 'en' = String(i18n.language) === 'so' ? 'so' : 'en'
  return { language, say: (words: BothLanguages) => words[language] }
}
