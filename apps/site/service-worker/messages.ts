import type { Language } from '@gaashaan/contract/language'
import { momentText } from '../app/language/moment-text.ts'
import { common as english } from '../app/messages/en/common.ts'
import { offline as en } from '../app/messages/en/offline.ts'
import { common as somali } from '../app/messages/so/common.ts'
import { offline as so } from '../app/messages/so/offline.ts'

const MESSAGES = {
  SO: { ...so, months: somali.months },
  EN: { ...en, months: english.months },
}

/** The service worker's messages in a language. */
export function workerMessages(language: Language) {
  return MESSAGES[language]
}

/** When a page was cached, by the calendar in Mogadishu. */
export function cachedAtText(language: Language, time: number): string {
  return momentText(time, MESSAGES[language])
}
