import { isPreviewToken } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { deskToken, readDeskToken, sessionMark } from './desk-token.ts'

const SECRET = 'of-the-tests'
const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const HOUR = 3_600_000
const EDITOR = { post: 7, user: 3, session: 'a-session', origin: 'http://desk.example:3001' }

const token = deskToken(SECRET, EDITOR, NOON)

test('a token says what it is bound to, and not the session itself', () => {
  expect(isPreviewToken(token)).toBe(true)
  expect(readDeskToken(SECRET, token, NOON)).toEqual({
    post: 7,
    user: 3,
    origin: 'http://desk.example:3001',
    session: sessionMark(SECRET, 'a-session'),
    expires: (NOON + 12 * HOUR) / 1000,
  })
  const [, text = ''] = token.split('.')
  expect(Buffer.from(text, 'base64url').toString()).not.toContain('a-session')
})

test('a token stays the same for six hours and is good for six more', () => {
  expect(deskToken(SECRET, EDITOR, NOON + 5.9 * HOUR)).toBe(token)
  expect(deskToken(SECRET, EDITOR, NOON + 6 * HOUR)).not.toBe(token)
  expect(readDeskToken(SECRET, token, NOON + 11.9 * HOUR)).toBeDefined()
  expect(readDeskToken(SECRET, token, NOON + 12 * HOUR)).toBeUndefined()
})

test('a token of another secret, post or signature opens nothing', () => {
  const [kind, , mark] = token.split('.')
  const other = Buffer.from(JSON.stringify([8, 3, 'x', 9e9, 'http://x'])).toString('base64url')
  expect(readDeskToken('another', token, NOON)).toBeUndefined()
  for (const wrong of [`${kind}.${other}.${mark}`, token.slice(0, -1), `${kind}.${other}.`, '']) {
    expect(readDeskToken(SECRET, wrong, NOON)).toBeUndefined()
  }
})
