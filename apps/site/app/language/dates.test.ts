import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '../messages/messages.ts'
import { isoDay, longDate } from './dates.ts'

beforeAll(async () => {
  await Promise.all([loadMessages('SO'), loadMessages('EN')])
})

test('a date is the long month, the day and the year in the language', () => {
  expect(longDate('2026-11-20T09:00:00Z', 'SO')).toBe('Noofeembar 20, 2026')
  expect(longDate('2026-11-20T09:00:00Z', 'EN')).toBe('November 20, 2026')
})

test('late in the evening of UTC it is the next day in Mogadishu', () => {
  expect(longDate('2026-12-31T21:30:00Z', 'SO')).toBe('Janaayo 1, 2027')
  expect(isoDay('2026-12-31T21:30:00Z')).toBe('2027-01-01')
  expect(isoDay('2026-12-31T20:59:59Z')).toBe('2026-12-31')
})

test('a text that is no date gives an empty text', () => {
  expect(longDate('yesterday', 'SO')).toBe('')
  expect(isoDay('')).toBe('')
})
