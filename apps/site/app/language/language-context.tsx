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

/** Provides the reader's language to all screens (Specification §1). */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>
}

/** The reader's language. Throws outside the provider. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (language === undefined) throw new Error('useLanguage must be used within a LanguageProvider')
  return language
}

/** The messages that every page needs. */
export function useMessages(): BaseMessages {
  return baseMessagesFor(useLanguage())
}

/**
 * All messages, for the pages beyond the home page. A browser that entered by the home page may still be
 * loading them: React then keeps the former page until they are here.
 */
export function usePageMessages(): Messages {
  const language = useLanguage()
  return loadedMessages(language) ?? use(loadMessages(language))
}

export function useOtherLanguage(): Language {
  return otherLanguage(useLanguage())
}
