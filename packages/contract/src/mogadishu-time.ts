/** Somalia's time zone (IANA time zone database): UTC+3 all year. */
export const MOGADISHU_TIME_ZONE = 'Africa/Mogadishu'

const UTC_OFFSET = '+03:00'
const UTC_OFFSET_MS = 3 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The local time in Mogadishu at a moment, as a `Date` whose UTC fields are the local ones: read it with
 * `getUTC…` and `toISOString` only. A text that is no date gives an invalid `Date`.
 */
export function mogadishuClock(moment: string | number | Date): Date {
  return new Date(new Date(moment).getTime() + UTC_OFFSET_MS)
}

/** The calendar day in Mogadishu as `2026-11-20`; throws a RangeError for a text that is no date. */
export function mogadishuDay(moment: string | number | Date): string {
  return mogadishuClock(moment).toISOString().slice(0, 10)
}

/** The calendar month in Mogadishu as `2026-11`; throws a RangeError for a text that is no date. */
export const mogadishuMonth = (moment: string | number | Date): string =>
  mogadishuDay(moment).slice(0, 'YYYY-MM'.length)

/** The first instant of a day such as `2026-11-20` in Mogadishu, or of a later day. */
export function startOfMogadishuDay(day: string, daysLater = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00${UTC_OFFSET}`) + daysLater * DAY_MS)
}

/** The instant of a local time in Mogadishu such as `2026-11-20T14:05`, with or without seconds. */
export function fromMogadishuClock(local: string): Date {
  return new Date(`${local}${UTC_OFFSET}`)
}
