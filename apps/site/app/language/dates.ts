import type { Language } from '@gaashaan/contract/language'
import { wordsOf } from './words.ts'

/** Africa/Mogadishu is UTC+3 all year: the offset in milliseconds. */
const MOGADISHU_OFFSET_MS = 3 * 60 * 60 * 1000

/**
 * Long month, day, year, as the reader's calendar in Mogadishu has it (Specification §9):
 * "Noofeembar 20, 2026". `Intl` knows Somali in Node and not in Chromium, so the months are our
 * own words. A text that is no date gives the empty text.
 */
export function longDate(moment: string, language: Language): string {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return ''
  const local = new Date(time + MOGADISHU_OFFSET_MS)
  const month = wordsOf(language).common.months[local.getUTCMonth()]
  return `${month} ${local.getUTCDate()}, ${local.getUTCFullYear()}`
}

/** The calendar day in Mogadishu as `2026-11-20`, for the `datetime` attribute. */
export function isoDay(moment: string): string {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return ''
  return new Date(time + MOGADISHU_OFFSET_MS).toISOString().slice(0, 10)
}
