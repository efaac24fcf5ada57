import type { Language } from '@gaashaan/contract/language'
import { mogadishuClock, mogadishuDay } from '@gaashaan/contract/mogadishu-time'
import { messagesFor } from '../messages/messages.ts'

/**
 * Long month, day, year, as the reader's calendar in Mogadishu has it (Specification §9):
 * "Noofeembar 20, 2026". `Intl` knows Somali in Node and not in Chromium, so the months are our
 * own words. A text that is no date gives the empty text.
 */
export function longDate(moment: string, language: Language): string {
  const local = mogadishuClock(moment)
  if (Number.isNaN(local.getTime())) return ''
  const month = messagesFor(language).common.months[local.getUTCMonth()]
  return `${month} ${local.getUTCDate()}, ${local.getUTCFullYear()}`
}

/** The calendar day in Mogadishu as `2026-11-20`, for the `datetime` attribute. */
export function isoDay(moment: string): string {
  return Number.isNaN(Date.parse(moment)) ? '' : mogadishuDay(moment)
}
