import type { Language } from '@gaashaan/contract'

/** Somali months, written out: programs disagree on the locale's own (measured in Node and Chromium). */
const MONTHS = {
  SO: 'Janaayo Febraayo Maarso Abriil Maayo Juun Luulyo Agosto Sebtembar Oktoobar Noofeembar Diseembar',
  EN: 'January February March April May June July August September October November December',
} as const

/** An ISO instant as "Noofeembar 20, 2026" (Specification §9: long month, day, year) in Mogadishu. */
export function longDate(iso: string, language: Language): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Africa/Mogadishu',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(new Date(iso))
  const [year, month, day] = (['year', 'month', 'day'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  )
  return `${MONTHS[language].split(' ')[(month ?? 1) - 1]} ${day}, ${year}`
}
