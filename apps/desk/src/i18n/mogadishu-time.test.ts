import { expect, test } from 'vitest'
import { fromMogadishuField, mogadishuTimeDayFirst, toMogadishuField } from './mogadishu-time.ts'

test('an instant is formatted in Mogadishu’s time, even past midnight', () => {
  expect(mogadishuTimeDayFirst('2026-11-21T12:20:00.000Z')).toBe('21/11/2026, 15:20')
  expect(mogadishuTimeDayFirst('2026-12-31T21:05:00.000Z')).toBe('01/01/2027, 00:05')
})

test('a field’s date and time are Mogadishu’s in any time zone', () => {
  expect(fromMogadishuField('2027-01-01T00:05')).toBe('2026-12-31T21:05:00.000Z')
  expect(fromMogadishuField('2027-01-01T00:05:09')).toBe('2026-12-31T21:05:09.000Z')
  expect(toMogadishuField(new Date('2026-12-31T21:05:00.000Z'))).toBe('2027-01-01T00:05')
})

test.each(['', '2026-11-21', '2026-13-21T10:00', 'berri'])(
  '%j is not a complete date and time',
  (text) => {
    expect(fromMogadishuField(text)).toBeNull()
  },
)
