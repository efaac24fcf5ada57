/** The parts of a date in the order in which the site writes them (Specification §9). */
export const DATE_PARTS = ['month', 'day', 'year'] as const

export type DatePart = (typeof DATE_PARTS)[number]

type DateParts = Readonly<Record<DatePart, string>>

/** The parts as one text: `2026-11-20`, or as they were typed where they are no date. */
export function joinDate({ month, day, year }: DateParts): string {
  if (year + month + day === '') return ''
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** The parts of a text that `joinDate` returned, without leading zeros. */
export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-', 3)
  return { year, month: month.replace(/^0+/, ''), day: day.replace(/^0+/, '') }
}

/** Whether a text is a day of the calendar, such as `2026-11-20`. */
export function isDate(date: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
