import { type Language, otherLanguage } from '@gaashaan/contract/language'
import { createContext, type ReactNode, use } from 'react'
import { type Words, wordsOf } from './words.ts'

const LanguageContext = createContext<Language | undefined>(undefined)

/** Gives every screen the reader's language (Specification §1: shared across all screens). */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>
}

/** The reader's language; outside the provider a developer error. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (language === undefined) throw new Error('useLanguage must be used within a LanguageProvider')
  return language
}

export function useWords(): Words {
  return wordsOf(useLanguage())
}

export function useOtherLanguage(): Language {
  return otherLanguage(useLanguage())
}
