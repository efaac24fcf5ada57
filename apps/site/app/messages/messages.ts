import type { Language } from '@gaashaan/contract/language'
import type { Words } from './so.ts'
import type { BaseWords } from './so-base.ts'

export type { BaseWords, Words }

const base = new Map<Language, BaseWords>()
const whole = new Map<Language, Words>()
const coming = new Map<Language, Promise<Words>>()

/** Keeps a language's words; the server keeps both languages' before its first request. */
export function keepWords(language: Language, words: Words): void {
  base.set(language, words)
  whole.set(language, words)
}

/** Brings what the furniture and the home page say: all that a first visit to it needs. */
export async function loadBaseWords(language: Language): Promise<void> {
  if (base.has(language)) return
  const words =
    language === 'SO'
      ? (await import('./so-base.ts')).soBase
      : (await import('./en-base.ts')).enBase
  base.set(language, words)
}

async function fetchWords(language: Language): Promise<Words> {
  const words = language === 'SO' ? (await import('./so.ts')).so : (await import('./en.ts')).en
  keepWords(language, words)
  return words
}

/** Brings all words of a language: the browser fetches only the language that it shows. */
export function loadWords(language: Language): Promise<Words> {
  const promise = coming.get(language) ?? fetchWords(language)
  coming.set(language, promise)
  // A failed fetch is forgotten, so that the next page asks again.
  promise.catch(() => coming.delete(language))
  return promise
}

/** What the furniture and the home page say; a developer error before they are loaded. */
export function baseWordsOf(language: Language): BaseWords {
  const words = base.get(language)
  if (words === undefined) throw new Error(`the words of ${language} are not loaded`)
  return words
}

/** All words of a language, where they are here already; the server always has them. */
export function loadedWords(language: Language): Words | undefined {
  return whole.get(language)
}

/** All words of a language that `loadWords` has brought; a developer error before that. */
export function wordsOf(language: Language): Words {
  const words = whole.get(language)
  if (words === undefined) throw new Error(`the words of ${language} are not loaded`)
  return words
}
