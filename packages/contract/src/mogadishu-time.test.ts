import { expect, test } from 'vitest'
import {
  fromMogadishuClock,
  mogadishuClock,
  mogadishuDay,
  mogadishuMonth,
  startOfMogadishuDay,
} from './mogadishu-time.ts'

test('a moment late in the evening of UTC is on the next day in Mogadishu', () => {
  expect(mogadishuDay('2026-11-20T20:59:59.999Z')).toBe('2026-11-20')
  expect(mogadishuDay('2026-11-20T21:00:00Z')).toBe('2026-11-21')
  expect(mogadishuClock(Date.UTC(2026, 11, 31, 22)).toISOString()).toBe('2027-01-01T01:00:00.000Z')
})

test('the last evening of a month in UTC is in the next month in Mogadishu', () => {
  expect(mogadishuMonth('2026-11-30T20:59:59.999Z')).toBe('2026-11')
  expect(mogadishuMonth('2026-11-30T21:00:00Z')).toBe('2026-12')
})

test('a day in Mogadishu begins three hours before the day of UTC', () => {
  expect(startOfMogadishuDay('2026-11-20').toISOString()).toBe('2026-11-19T21:00:00.000Z')
  expect(startOfMogadishuDay('2026-12-31', 1).toISOString()).toBe('2026-12-31T21:00:00.000Z')
})

test('the time of a clock in Mogadishu is converted to an instant', () => {
  expect(fromMogadishuClock('2026-11-20T14:05').toISOString()).toBe('2026-11-20T11:05:00.000Z')
  expect(fromMogadishuClock('2026-11-20T14:05:30').toISOString()).toBe('2026-11-20T11:05:30.000Z')
})

test('a text that is no date gives an invalid date', () => {
  for (const date of [
    mogadishuClock('soon'),
    startOfMogadishuDay('soon'),
    fromMogadishuClock(''),
  ]) {
    expect(date.getTime()).toBeNaN()
  }
})
