import type { Language } from '@gaashaan/contract/language'
import { cachedAtText } from '../app/language/moment-text.ts'
import { common as english } from '../app/messages/en/common.ts'
import { offline as en } from '../app/messages/en/offline.ts'
import { common as somali } from '../app/messages/so/common.ts'
import { offline as so } from '../app/messages/so/offline.ts'

const WORDS = {
  SO: { ...so, months: somali.months },
  EN: { ...en, months: english.months },
}

/** What the service worker says in a language. */
export function workerMessages(language: Language) {
  return WORDS[language]
}

/** When something was kept, by the calendar in Mogadishu. */
export function momentFor(language: Language, time: number): string {
  return cachedAtText(time, WORDS[language])
}
