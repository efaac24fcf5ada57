/** The parts of a date in the order in which the site writes them (Specification §9). */
export const DATE_PARTS = ['month', 'day', 'year'] as const

export type DatePart = (typeof DATE_PARTS)[number]

/** What was typed of a form's date: `2026-11-20`, or its parts as they are where they are no date. */
export function formDate({ month, day, year }: Readonly<Record<DatePart, string>>): string {
  const parts = [year, month.padStart(2, '0'), day.padStart(2, '0')]
  return [year, month, day].every((part) => part === '') ? '' : parts.join('-')
}

/** The parts of what `formDate` made, without leading zeros. */
export function datePartsOf(date: string): Readonly<Record<DatePart, string>> {
  const [year = '', month = '', day = ''] = date.split('-', 3)
  return { year, month: month.replace(/^0+/, ''), day: day.replace(/^0+/, '') }
}

/** Whether a text is a day of the calendar, as `2026-11-20`. */
export function isDate(date: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
