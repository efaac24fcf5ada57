import { expect, test } from 'vitest'
import { applyFieldCheck, type FieldChecks } from './field-checks.ts'

const checks: FieldChecks = {
  email: {
    missing: 'Geli iimayl',
    malformed: 'Iimaylku sax ma aha',
    tooLong: { maxChars: 5, words: 'Wuu dheer yahay' },
  },
}

const FINE = { valueMissing: false, typeMismatch: false, badInput: false }

function wordsFor(name: string, value: string, faults: Partial<typeof FINE> = {}): string {
  let words = 'what was said before'
  const setCustomValidity = (given: string) => {
    words = given
  }
  applyFieldCheck({ name, value, validity: { ...FINE, ...faults }, setCustomValidity }, checks)
  return words
}

test.each([
  ['a missing value', '', { valueMissing: true }, 'Geli iimayl'],
  ['a value of another type', 'x', { typeMismatch: true }, 'Iimaylku sax ma aha'],
  ['a value that is half filled in', '', { badInput: true }, 'Iimaylku sax ma aha'],
  ['a value that is too long', '123456', {}, 'Wuu dheer yahay'],
  ['a right value', '12345', {}, ''],
  ['a value with spaces around it', '  12345 ', {}, ''],
])('%s is told in the form’s words', (_name, value, faults, words) => {
  expect(wordsFor('email', value, faults)).toBe(words)
})

test('a field that the form says nothing of keeps the browser’s own check', () => {
  expect(wordsFor('homepage', 'x', { typeMismatch: true })).toBe('')
})
