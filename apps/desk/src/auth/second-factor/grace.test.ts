import { expect, test } from 'vitest'
import { graceOf, graceText } from './grace.ts'

const DUE = '2026-12-12T22:30:00.000Z'

test.each([
  ['2026-11-29T00:00:00.000Z', 14],
  ['2026-12-11T22:30:00.000Z', 1],
  ['2026-12-12T22:29:00.000Z', 1],
])('at %s the days that are left are %d', (now, days) => {
  const account = { roles: ['writer' as const], secondFactorDue: DUE }
  // Mogadishu is three hours ahead.
  expect(graceOf(account, Date.parse(now))).toEqual({ day: '2026-12-13', days })
  expect(graceOf(account, Date.parse(DUE))).toBeNull()
})

test('the last day is told in the singular', () => {
  const { en, so } = graceText({ day: '2026-12-13', days: 1 })
  expect(en).toContain('1 day is left')
  expect(so).toContain('1 maalin ayaa hartay')
})
