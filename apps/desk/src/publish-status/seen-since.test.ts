import { expect, test } from 'vitest'
import { seenSince } from './seen-since.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const at = (seconds: number) => NOON + seconds * 1_000
const iso = (seconds: number) => new Date(at(seconds)).toISOString()

const LONG_AGO = { revision: 'one', changedAt: iso(-86_400) }

test('a recent publication is there since the first check that saw it', () => {
  const seen = seenSince()
  const observation = { revision: 'one', changedAt: iso(-2), isThere: true }
  expect(seen.record('7 SO', observation, at(0))).toBe(iso(0))
  expect(seen.record('7 SO', observation, at(900))).toBe(iso(0))
})

test('the time is unknown for a text that was there before the first check', () => {
  const seen = seenSince()
  expect(seen.record('7 SO', { ...LONG_AGO, isThere: true }, at(0))).toBeNull()
  expect(seen.record('7 SO', { ...LONG_AGO, isThere: true }, at(5))).toBeNull()
})

test('a text that was missing before is there since the check that saw it', () => {
  const seen = seenSince()
  expect(seen.record('7 SO', { ...LONG_AGO, isThere: false }, at(0))).toBeNull()
  expect(seen.record('7 SO', { ...LONG_AGO, isThere: true }, at(1))).toBe(iso(1))
})

test('each text and each revision has its own time', () => {
  const seen = seenSince()
  seen.record('7 SO', { ...LONG_AGO, isThere: false }, at(0))
  expect(seen.record('7 EN', { ...LONG_AGO, isThere: true }, at(1))).toBeNull()
  expect(seen.record('7 SO', { ...LONG_AGO, revision: 'two', isThere: true }, at(1))).toBeNull()
})
