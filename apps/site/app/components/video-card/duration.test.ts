import { expect, test } from 'vitest'
import { clockTime } from './duration.ts'

test.each([
  [12, '0:12'],
  [252, '4:12'],
  [59.6, '1:00'],
  [3723, '1:02:03'],
  [0, '0:00'],
])('%d seconds are read as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
