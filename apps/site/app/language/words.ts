import type { Language } from '@gaashaan/contract/language'
import type { Words } from './words/so.ts'

export type { Words }

const loaded = new Map<Language, Words>()

/** Keeps a language's words; the server keeps both before its first request. */
export function keepWords(language: Language, words: Words): void {
  loaded.set(language, words)
}

/** Brings a language's words: the browser fetches only the language that it shows. */
export async function loadWords(language: Language): Promise<void> {
  if (loaded.has(language)) return
  keepWords(
    language,
    language === 'SO' ? (await import('./words/so.ts')).so : (await import('./words/en.ts')).en,
  )
}

/** The words of a language that `loadWords` has brought; a developer error before that. */
export function wordsOf(language: Language): Words {
  const words = loaded.get(language)
  if (words === undefined) throw new Error(`the words of ${language} are not loaded`)
  return words
}
