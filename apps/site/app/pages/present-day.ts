import type { Language } from '@gaashaan/contract'
import { isoDay, longDate } from '../language/dates.ts'

/** The day of an instant: `date` for readers, `day` for the `datetime` attribute. */
export function presentDay(instant: string, language: Language) {
  return { date: longDate(instant, language), day: isoDay(instant) }
}

export type Day = ReturnType<typeof presentDay>
