import {
  fromMogadishuClock,
  MOGADISHU_TIME_ZONE,
  mogadishuClock,
  mogadishuDay,
  startOfMogadishuDay,
} from '@gaashaan/contract/mogadishu-time'

/** An instant in Mogadishu's time, the same in both languages: `2026-11-21 18:20`. */
export function mogadishuTime(instant: string | Date): string {
  return mogadishuClock(instant).toISOString().slice(0, 16).replace('T', ' ')
}

const dayFirst = new Intl.DateTimeFormat('en-GB', {
  timeZone: MOGADISHU_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The same with the day first: `21/11/2026, 18:20`. */
export function mogadishuTimeDayFirst(instant: string | Date): string {
  return dayFirst.format(new Date(instant))
}

/** The midnight at which the day of an instant ends in Mogadishu. */
export function endOfMogadishuDay(instant: Date): Date {
  return startOfMogadishuDay(mogadishuDay(instant), 1)
}

/** The instant of a `datetime-local` value in Mogadishu; `null` if the value is incomplete. */
export function fromMogadishuField(local: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return null
  const instant = fromMogadishuClock(local)
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

/** The `datetime-local` value of an instant in Mogadishu. */
export const toMogadishuField = (instant: Date): string =>
  mogadishuClock(instant).toISOString().slice(0, 16)
