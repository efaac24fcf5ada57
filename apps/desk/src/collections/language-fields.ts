import type { Bilingual } from '@gaashaan/contract'
import type { BothLanguages } from '../i18n/messages.ts'

/** The group that holds a document's text in a language. */
export const LANGUAGE_GROUP = { SO: 'so', EN: 'en' } as const satisfies Bilingual<string>

export type LanguageGroup = (typeof LANGUAGE_GROUP)[keyof typeof LANGUAGE_GROUP]

/** The labels of the language groups at the desk. */
export const GROUP_LABEL: Readonly<Record<LanguageGroup, BothLanguages>> = {
  so: { en: 'Somali', so: 'Soomaali' },
  en: { en: 'English', so: 'Ingiriis' },
}
