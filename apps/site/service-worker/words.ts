import type { Language } from '@gaashaan/contract/language'
import { common as english } from '../app/language/words/en/common.ts'
import { offline as en } from '../app/language/words/en/offline.ts'
import { common as somali } from '../app/language/words/so/common.ts'
import { offline as so } from '../app/language/words/so/offline.ts'
import { keptMoment } from '../app/offline/kept-moment.ts'

const WORDS = {
  SO: { ...so, months: somali.months },
  EN: { ...en, months: english.months },
}

/** What the service worker says in a language. */
export function wordsFor(language: Language) {
  return WORDS[language]
}

/** When something was kept, by the calendar in Mogadishu. */
export function momentFor(language: Language, time: number): string {
  return keptMoment(time, WORDS[language])
}
