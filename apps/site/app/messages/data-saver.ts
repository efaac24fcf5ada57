import type { Bilingual, Language } from '@gaashaan/contract/language'
import { saver as en } from './en/data-saver.ts'
import { type DataSaverMessages, saver as so } from './so/data-saver.ts'

const WORDS: Bilingual<DataSaverMessages> = { SO: so, EN: en }

/** What the data saver says: for what is rendered on the server alone. */
export function dataSaverMessagesFor(language: Language): DataSaverMessages {
  return WORDS[language]
}
