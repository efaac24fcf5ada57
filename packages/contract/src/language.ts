/** The two languages of the site, Somali first (Specification §1, §3). */
export const LANGUAGES = ['SO', 'EN'] as const

export type Language = (typeof LANGUAGES)[number]

/** The language of readers who have chosen none (Specification §9). */
export const DEFAULT_LANGUAGE: Language = 'SO'

/** Name of the local-storage key, and of the cookie that mirrors it (Specification §3). */
export const LANGUAGE_KEY = 'language'

/** True only for exactly `SO` or `EN`, as stored preferences have to be (Specification §5). */
export function isLanguage(value: unknown): value is Language {
  return value === 'SO' || value === 'EN'
}

/** The language of a stored value; the default unless it is exact (Specification §4). */
export function storedLanguage(value: unknown): Language {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE
}

/** The language in a call's query, in upper or lower case; `undefined` for anything else. */
export function queriedLanguage(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined
  const upper = value.toUpperCase()
  return isLanguage(upper) ? upper : undefined
}

export function otherLanguage(language: Language): Language {
  return language === 'SO' ? 'EN' : 'SO'
}

/** One value for each language. */
export type Bilingual<T> = Readonly<Record<Language, T>>
