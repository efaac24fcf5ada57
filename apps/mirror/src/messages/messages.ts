import type { Language } from '@gaashaan/contract/language'
import { mogadishuClock } from '@gaashaan/contract/mogadishu-time'
import { en } from './en.ts'
import { so } from './so.ts'

/** What the pages of a mirror say in one language. */
export interface Messages {
  readonly months: readonly string[]
  readonly moment: (day: string, time: string) => string
  /** The line at the top of each page. */
  readonly label: string
  readonly copy: string
  readonly savedOn: (moment: string) => string
  readonly liveSite: string
  /** In place of what needs the site itself. */
  readonly noForm: string
  readonly noSearch: string
  readonly noVerify: string
  readonly noFileVerify: string
  readonly verifyNeedsScript: string
  /** Where a page is in another file. */
  readonly goOn: string
}

const MESSAGES: Readonly<Record<Language, Messages>> = { SO: so, EN: en }

export const messagesFor = (language: Language): Messages => MESSAGES[language]

/** A moment in Mogadishu as the site writes it: "Noofeembar 21, 2026, 14:05". */
export function momentText(time: number, language: Language): string {
  const { months, moment } = messagesFor(language)
  const local = mogadishuClock(time)
  const day = `${months[local.getUTCMonth()]} ${local.getUTCDate()}, ${local.getUTCFullYear()}`
  return moment(day, local.toISOString().slice(11, 16))
}
