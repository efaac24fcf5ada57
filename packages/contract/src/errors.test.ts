import { expect, test } from 'vitest'
import { CALLS } from './calls.ts'
import { ERRORS, isErrorCode } from './errors.ts'
import { storedLanguage } from './language.ts'

test('every error has a text in both languages and the status of a failure', () => {
  for (const [code, { status, words }] of Object.entries(ERRORS)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    expect(words.SO, code).not.toBe('')
    expect(words.SO, code).not.toBe(words.EN)
  }
})

test('every error of a call is in the table', () => {
  const codes = Object.values(CALLS).flatMap((call) => call.errors)
  expect(codes.filter((code) => !isErrorCode(code))).toEqual([])
})

test.each([undefined, null, 'so', 'en', 'FR', ' SO', '"SO"', 1])('a stored %j is SO', (value) => {
  expect(storedLanguage(value)).toBe('SO')
})

test('a stored EN is EN', () => {
  expect(storedLanguage('EN')).toBe('EN')
})
