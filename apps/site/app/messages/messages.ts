import type { Language } from '@gaashaan/contract/language'
import type { Messages } from './so.ts'
import type { BaseMessages } from './so-base.ts'

export type { BaseMessages, Messages }

const base = new Map<Language, BaseMessages>()
const whole = new Map<Language, Messages>()
const coming = new Map<Language, Promise<Messages>>()

/** Keeps a language's words; the server keeps both languages' before its first request. */
export function registerMessages(language: Language, messages: Messages): void {
  base.set(language, messages)
  whole.set(language, messages)
}

/** Brings what the furniture and the home page say: all that a first visit to it needs. */
export async function loadBaseMessages(language: Language): Promise<void> {
  if (base.has(language)) return
  const messages =
    language === 'SO'
      ? (await import('./so-base.ts')).soBase
      : (await import('./en-base.ts')).enBase
  base.set(language, messages)
}

async function fetchMessages(language: Language): Promise<Messages> {
  const messages = language === 'SO' ? (await import('./so.ts')).so : (await import('./en.ts')).en
  registerMessages(language, messages)
  return messages
}

/** Brings all words of a language: the browser fetches only the language that it shows. */
export function loadMessages(language: Language): Promise<Messages> {
  const promise = coming.get(language) ?? fetchMessages(language)
  coming.set(language, promise)
  // A failed fetch is forgotten, so that the next page asks again.
  promise.catch(() => coming.delete(language))
  return promise
}

/** What the furniture and the home page say; a developer error before they are loaded. */
export function baseMessagesFor(language: Language): BaseMessages {
  const messages = base.get(language)
  if (messages === undefined) throw new Error(`the words of ${language} are not loaded`)
  return messages
}

/** All words of a language, where they are here already; the server always has them. */
export function loadedMessages(language: Language): Messages | undefined {
  return whole.get(language)
}

/** All words of a language that `loadWords` has brought; a developer error before that. */
export function messagesFor(language: Language): Messages {
  const messages = whole.get(language)
  if (messages === undefined) throw new Error(`the words of ${language} are not loaded`)
  return messages
}
