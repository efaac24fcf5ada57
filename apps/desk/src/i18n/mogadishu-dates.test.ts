import { importDateFNSLocale } from '@payloadcms/translations'
import { formatDate } from '@payloadcms/ui/shared'
import { expect, test } from 'vitest'
import { DATE_TIME_FORMAT } from './date-formats.ts'
import { mogadishuDates } from './mogadishu-dates.ts'

const i18n = { dateFNS: mogadishuDates(await importDateFNSLocale('en-US')) }
const format = (date: string, timezone?: string) =>
  formatDate({ date, i18n, pattern: DATE_TIME_FORMAT, timezone } as never)

test('a date is formatted in Mogadishu’s time, even past midnight and the end of a year', () => {
  expect(format('2026-11-22T16:23:00.000Z')).toBe('22/11/2026 19:23')
  expect(format('2026-12-31T21:05:59.000Z')).toBe('01/01/2027 00:05')
})

test('a date with its own time zone stays in it', () => {
  expect(format('2026-11-22T16:23:00.000Z', 'America/New_York')).toBe('22/11/2026 11:23')
})
