import { expect, test } from 'vitest'
import { applyFieldCheck, type FieldChecks } from './field-checks.ts'

const checks: FieldChecks = {
  email: {
    missing: 'Geli iimayl',
    malformed: 'Iimaylku sax ma aha',
    tooLong: { maxChars: 5, text: 'Wuu dheer yahay' },
  },
}

const VALID = { valueMissing: false, typeMismatch: false, badInput: false }

function messageFor(name: string, value: string, invalid: Partial<typeof VALID> = {}): string {
  let message = 'an earlier message'
  const setCustomValidity = (text: string) => {
    message = text
  }
  applyFieldCheck({ name, value, validity: { ...VALID, ...invalid }, setCustomValidity }, checks)
  return message
}

test.each([
  ['a missing value', '', { valueMissing: true }, 'Geli iimayl'],
  ['a value of another type', 'x', { typeMismatch: true }, 'Iimaylku sax ma aha'],
  ['an incomplete value', '', { badInput: true }, 'Iimaylku sax ma aha'],
  ['a value that is too long', '123456', {}, 'Wuu dheer yahay'],
  ['a valid value', '12345', {}, ''],
  ['a value with spaces around it', '  12345 ', {}, ''],
])('%s has the message of the form', (_name, value, invalid, message) => {
  expect(messageFor('email', value, invalid)).toBe(message)
})

test('a field without a check of the form keeps the browser’s own message', () => {
  expect(messageFor('homepage', 'x', { typeMismatch: true })).toBe('')
})
