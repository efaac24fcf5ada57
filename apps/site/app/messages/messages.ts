import type { Language } from '@gaashaan/contract/language'
import type { Messages } from './so.ts'
import type { BaseMessages } from './so-base.ts'

export type { BaseMessages, Messages }

const base = new Map<Language, BaseMessages>()
const all = new Map<Language, Messages>()
const loading = new Map<Language, Promise<Messages>>()

/** Registers a language's messages; the server registers both languages before its first request. */
export function registerMessages(language: Language, messages: Messages): void {
  base.set(language, messages)
  all.set(language, messages)
}

/** Loads the messages of the furniture and the home page, which are enough for a first visit to it. */
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

/** Loads all messages of a language: the browser fetches only the language that it shows. */
export function loadMessages(language: Language): Promise<Messages> {
  const promise = loading.get(language) ?? fetchMessages(language)
  loading.set(language, promise)
  // A failed request is forgotten, so that the next page sends it again.
  promise.catch(() => loading.delete(language))
  return promise
}

/** The messages of the furniture and the home page. Throws before they are loaded. */
export function baseMessagesFor(language: Language): BaseMessages {
  const messages = base.get(language)
  if (messages === undefined) throw new Error(`the messages of ${language} are not loaded`)
  return messages
}

/** All messages of a language if they are loaded; the server always has them. */
export function loadedMessages(language: Language): Messages | undefined {
  return all.get(language)
}

/** All messages of a language. Throws before they are loaded. */
export function messagesFor(language: Language): Messages {
  const messages = all.get(language)
  if (messages === undefined) throw new Error(`the messages of ${language} are not loaded`)
  return messages
}
