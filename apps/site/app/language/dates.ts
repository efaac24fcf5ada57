import type { Language } from '@gaashaan/contract/language'
import { mogadishuClock, mogadishuDay } from '@gaashaan/contract/mogadishu-time'
import { messagesFor } from '../messages/messages.ts'
import { dayText } from './moment-text.ts'

/**
 * A date as long month, day and year in Mogadishu (Specification §9): "Noofeembar 20, 2026". Chromium's
 * `Intl` does not know Somali, so the months' names are our own. A text that is no date gives the empty
 * text.
 */
export function longDate(moment: string, language: Language): string {
  if (Number.isNaN(mogadishuClock(moment).getTime())) return ''
  return dayText(moment, messagesFor(language).common.months)
}

/** The calendar day in Mogadishu as `2026-11-20`, for the `datetime` attribute. */
export function isoDay(moment: string): string {
  return Number.isNaN(Date.parse(moment)) ? '' : mogadishuDay(moment)
}
