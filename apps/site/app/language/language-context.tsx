import { type Language, otherLanguage } from '@gaashaan/contract/language'
import { createContext, type ReactNode, use } from 'react'
import {
  type BaseMessages,
  baseMessagesFor,
  loadedMessages,
  loadMessages,
  type Messages,
} from '../messages/messages.ts'

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

/** The words that every page needs. */
export function useMessages(): BaseMessages {
  return baseMessagesFor(useLanguage())
}

/**
 * All words, for the pages beyond the home page. In a browser that came by the home page they may
 * still be on their way: React then waits and keeps the former page until they are here.
 */
export function usePageMessages(): Messages {
  const language = useLanguage()
  return loadedMessages(language) ?? use(loadMessages(language))
}

export function useOtherLanguage(): Language {
  return otherLanguage(useLanguage())
}
