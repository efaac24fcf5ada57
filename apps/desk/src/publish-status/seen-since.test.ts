import { expect, test } from 'vitest'
import { seenSince } from './seen-since.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const at = (seconds: number) => NOON + seconds * 1_000
const iso = (seconds: number) => new Date(at(seconds)).toISOString()

const LONG_AGO = { revision: 'one', changedAt: iso(-86_400) }

test('what was published just now is there since it was first seen', () => {
  const seen = seenSince()
  const look = { revision: 'one', changedAt: iso(-2), isThere: true }
  expect(seen.note('7 SO', look, at(0))).toBe(iso(0))
  expect(seen.note('7 SO', look, at(900))).toBe(iso(0))
})

test('what was there before the desk looked is there since nobody knows when', () => {
  const seen = seenSince()
  expect(seen.note('7 SO', { ...LONG_AGO, isThere: true }, at(0))).toBeNull()
  expect(seen.note('7 SO', { ...LONG_AGO, isThere: true }, at(5))).toBeNull()
})

test('what was missing at one look is there since the look that found it', () => {
  const seen = seenSince()
  expect(seen.note('7 SO', { ...LONG_AGO, isThere: false }, at(0))).toBeNull()
  expect(seen.note('7 SO', { ...LONG_AGO, isThere: true }, at(1))).toBe(iso(1))
})

test('each text and each version is looked at by itself', () => {
  const seen = seenSince()
  seen.note('7 SO', { ...LONG_AGO, isThere: false }, at(0))
  expect(seen.note('7 EN', { ...LONG_AGO, isThere: true }, at(1))).toBeNull()
  expect(seen.note('7 SO', { ...LONG_AGO, revision: 'two', isThere: true }, at(1))).toBeNull()
})
