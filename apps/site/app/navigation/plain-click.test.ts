import { expect, test } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const CLICK = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a click with the first button alone follows a link in the same tab', () => {
  expect(isPlainClick(CLICK)).toBe(true)
})

test.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %j is left to the browser', (held) => {
  expect(isPlainClick({ ...CLICK, ...held })).toBe(false)
})
