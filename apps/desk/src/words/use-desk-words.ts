'use client'

import { useTranslation } from '@payloadcms/ui'
import type { BothLanguages } from './both-languages.ts'

/** A component's words in the language in which someone works at the desk. */
export function useDeskWords<T extends object>(words: Readonly<Record<keyof BothLanguages, T>>): T {
  const language: string = useTranslation().i18n.language
  return language === 'so' ? words.so : words.en
}
