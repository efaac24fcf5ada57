import { importDateFNSLocale } from '@payloadcms/translations'
import { formatDate } from '@payloadcms/ui/shared'
import { expect, test } from 'vitest'
import { somaliDates } from './dates.ts'

const dateFNS = somaliDates(await importDateFNSLocale('en-US'))
const date = new Date(2026, 10, 21, 18, 20)
const format = (pattern: string) => formatDate({ date, i18n: { dateFNS } as never, pattern })

test('months and days have their Somali names', () => {
  expect(format('EEEE d MMMM yyyy')).toBe('Sabti 21 Noofeembar 2026')
  expect(format('EEE d MMM')).toBe('Sbt 21 Nof')
  expect(format('LLLL')).toBe('Noofeembar')
})

test.each([
  ['lessThanXMinutes', 1, 'in ka yar hal daqiiqo'],
  ['halfAMinute', 0, 'nus daqiiqo'],
  ['xMinutes', 5, '5 daqiiqo'],
  ['aboutXHours', 1, 'qiyaastii hal saac'],
  ['aboutXHours', 3, 'qiyaastii 3 saacadood'],
  ['xDays', 1, 'hal maalin'],
  ['xMonths', 2, '2 bilood'],
  ['almostXYears', 4, 'ku dhowaad 4 sano'],
] as const)('%s of %i is %s', (token, count, text) => {
  expect(dateFNS.formatDistance(token, count)).toBe(text)
})
