'use client'

import { useTranslation } from '@payloadcms/ui'
import type { BothLanguages } from '../../../words/both-languages.ts'

/** Says our words in the language in which the person works at the desk. */
export function useWords(): (words: BothLanguages) => string {
  const { i18n } = useTranslation()
  const language: string = i18n.language
  return (words) => (language === 'so' ? words.so : words.en)
}
