import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { nobody } from './nobody.ts'
import { signedIn } from './signed-in.ts'

const visitor = { user: null } as PayloadRequest
const editor = { user: { id: 1, collection: 'users' } } as unknown as PayloadRequest

test.each([
  ['signedIn', signedIn, 'a visitor', visitor, false],
  ['signedIn', signedIn, 'an editor', editor, true],
  ['nobody', nobody, 'a visitor', visitor, false],
  ['nobody', nobody, 'an editor', editor, false],
] as const)('%s lets %3$s in: %5$s', (_name, rule, _who, req, isAllowed) => {
  expect(rule({ req })).toBe(isAllowed)
})
