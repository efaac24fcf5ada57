import type { Bilingual, Language } from '@gaashaan/contract/language'
import { saver as en } from './en/data-saver.ts'
import { type SaverWords, saver as so } from './so/data-saver.ts'

const WORDS: Bilingual<SaverWords> = { SO: so, EN: en }

/** What the data saver says: for what is rendered on the server alone. */
export function saverWordsOf(language: Language): SaverWords {
  return WORDS[language]
}
