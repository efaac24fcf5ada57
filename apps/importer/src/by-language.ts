import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'

export type ByLanguage<T> = Partial<Record<LanguageGroup, T>>

export const languageEntries = <T>(values: ByLanguage<T>) =>
  Object.entries(values) as [LanguageGroup, T][]
