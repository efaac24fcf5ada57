import { expect, test } from 'vitest'
import { passwordProblem } from './password-rule.ts'

const EMAIL = 'cabdi.warsame@tusaale.example'

test.each([
  ['fourteen-chars', /at least 15/],
  ['x'.repeat(129), /at most 128/],
  ['aaaaaaaaaaaaaaaaaaaa', /first that others/],
  ['Password Password', /first that others/],
  ['passwordpassword2026', /first that others/],
  ['123456789012345', /first that others/],
  ['correct-horse-battery-staple', /first that others/],
  ['Gaashaandhigga gaashaandhigga', /first that others/],
  [EMAIL, /e-mail address/],
  [EMAIL.toUpperCase(), /e-mail address/],
  [`my ${EMAIL}`, /e-mail address/],
  ['cabdi.warsame.cabdi.warsame', /e-mail address/],
])('%s is refused', (password, reason) => {
  expect(passwordProblem(password, EMAIL)?.en).toMatch(reason)
})

test.each([
  'fifteen-charact',
  'three plain words here',
  'ereyo fudud oo dheer',
  '🐪 🐫 🌊 ⛵ 🏝️ geel iyo bad',
  `${'ab cd '.repeat(20)}end`,
])('%s is accepted', (password) => {
  expect(passwordProblem(password, EMAIL)).toBeUndefined()
})

test('the error is in both languages', () => {
  const problem = passwordProblem('short', '')
  expect(problem?.so).toMatch(/15/)
})
