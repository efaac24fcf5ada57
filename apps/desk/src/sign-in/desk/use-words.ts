'use client'

import { useTranslation } from '@payloadcms/ui'
import type { BothLanguages } from '../../words/both-languages.ts'

/** The words of a screen in the language in which someone works at the desk. */
export function useWords<Key extends string>(
  words: Readonly<Record<Key, BothLanguages>>,
): { readonly w: (key: Key) => string; readonly language: string } {
  const { language }: { language: string } = useTranslation().i18n
  return { w: (key) => words[key][language === 'so' ? 'so' : 'en'], language }
}
