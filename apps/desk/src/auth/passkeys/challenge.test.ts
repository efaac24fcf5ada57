import { expect, test } from 'vitest'
import { CHALLENGE_MS, challengeTime, newChallenge } from './challenge.ts'

const NOW = Date.parse('2026-11-28T10:00:00Z')
const USE = { secret: 'tests', purpose: 'sign-in' }

const issued = (bytes = newChallenge(USE, NOW)) => Buffer.from(bytes).toString('base64url')

test('a challenge tells when it was issued, for as long as it is accepted', () => {
  const text = issued()
  expect(challengeTime(USE, text, NOW)).toBe(NOW)
  expect(challengeTime(USE, text, NOW + CHALLENGE_MS)).toBe(NOW)
  expect(challengeTime(USE, text, NOW + CHALLENGE_MS + 1)).toBeNull()
  expect(challengeTime(USE, text, NOW - 1)).toBeNull()
})

test('two challenges of one moment differ', () => {
  expect(issued()).not.toBe(issued())
})

test.each([
  ['another purpose', { ...USE, purpose: 'check 7' }],
  ['another desk', { ...USE, secret: 'other' }],
])('a challenge is not accepted for %s', (_name, use) => {
  expect(challengeTime(use, issued(), NOW)).toBeNull()
})

test('a changed or shortened challenge is not accepted', () => {
  const bytes = newChallenge(USE, NOW)
  for (const at of bytes.keys()) {
    const changed = Uint8Array.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(challengeTime(USE, issued(changed), NOW)).toBeNull()
  }
  expect(challengeTime(USE, issued(bytes.slice(1)), NOW)).toBeNull()
  expect(challengeTime(USE, '', NOW)).toBeNull()
})
