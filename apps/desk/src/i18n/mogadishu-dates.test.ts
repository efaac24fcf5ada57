import { importDateFNSLocale } from '@payloadcms/translations'
import { formatDate } from '@payloadcms/ui/shared'
import { expect, test } from 'vitest'
import { MOMENT_FORM } from './date-forms.ts'
import { mogadishuDates } from './mogadishu-dates.ts'

const i18n = { dateFNS: mogadishuDates(await importDateFNSLocale('en-US')) }
const write = (date: string, timezone?: string) =>
  formatDate({ date, i18n, pattern: MOMENT_FORM, timezone } as never)

test('a moment is written in Mogadishu’s time, also past midnight and the end of a year', () => {
  expect(write('2026-11-22T16:23:00.000Z')).toBe('22/11/2026 19:23')
  expect(write('2026-12-31T21:05:59.000Z')).toBe('01/01/2027 00:05')
})

test('a date that has a zone of its own stays in it', () => {
  expect(write('2026-11-22T16:23:00.000Z', 'America/New_York')).toBe('22/11/2026 11:23')
})
