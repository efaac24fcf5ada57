import { isPreviewToken } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { deskToken, readDeskToken, sessionDigest } from './desk-token.ts'

const SECRET = 'of-the-tests'
const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const HOUR_MS = 60 * 60 * 1000
const EDITOR = { post: 7, user: 3, session: 'a-session', origin: 'http://desk.example:3001' }

const token = deskToken(SECRET, EDITOR, NOON)

test('a token contains what it is bound to, and a digest instead of the session', () => {
  expect(isPreviewToken(token)).toBe(true)
  expect(readDeskToken(SECRET, token, NOON)).toEqual({
    post: 7,
    user: 3,
    origin: 'http://desk.example:3001',
    session: sessionDigest(SECRET, 'a-session'),
    expires: (NOON + 12 * HOUR_MS) / 1000,
  })
  const [, text = ''] = token.split('.')
  expect(Buffer.from(text, 'base64url').toString()).not.toContain('a-session')
})

test('a token is renewed after six hours and is valid for twelve', () => {
  expect(deskToken(SECRET, EDITOR, NOON + 5.9 * HOUR_MS)).toBe(token)
  expect(deskToken(SECRET, EDITOR, NOON + 6 * HOUR_MS)).not.toBe(token)
  expect(readDeskToken(SECRET, token, NOON + 11.9 * HOUR_MS)).toBeDefined()
  expect(readDeskToken(SECRET, token, NOON + 12 * HOUR_MS)).toBeUndefined()
})

test('a token with another secret, content or signature is invalid', () => {
  const [kind, , signature] = token.split('.')
  const other = Buffer.from(JSON.stringify([8, 3, 'x', 9e9, 'http://x'])).toString('base64url')
  expect(readDeskToken('another', token, NOON)).toBeUndefined()
  for (const wrong of [
    `${kind}.${other}.${signature}`,
    token.slice(0, -1),
    `${kind}.${other}.`,
    '',
  ]) {
    expect(readDeskToken(SECRET, wrong, NOON)).toBeUndefined()
  }
})
