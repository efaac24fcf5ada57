import type { Bilingual, Language } from '@gaashaan/contract/language'
import { saver as en } from './en/data-saver.ts'
import { type DataSaverMessages, saver as so } from './so/data-saver.ts'

const MESSAGES: Bilingual<DataSaverMessages> = { SO: so, EN: en }

/** The data saver's messages, which only the server renders. */
export function dataSaverMessagesFor(language: Language): DataSaverMessages {
  return MESSAGES[language]
}
