import { expect, test } from 'vitest'
import { richText } from '../collections/posts/rich-text.ts'
import { changesBetween } from './changes.ts'

test('differences are listed by path with the old and the new value', () => {
  const before = { so: { title: 'Hore', state: 'draft' }, featured: false, order: 1 }
  const after = { so: { title: 'Cusub', state: 'draft' }, featured: true, order: 1 }
  expect(changesBetween(before, after)).toEqual({
    'so.title': ['Hore', 'Cusub'],
    featured: [false, true],
  })
})

test('null, an empty text and an empty list are equal', () => {
  expect(changesBetween({ a: null, b: '', c: [] }, { d: undefined })).toEqual({})
})

test('a related document is compared by its id, whole or not', () => {
  const picture = { id: 7, updatedAt: '2026-11-20T10:00:00.000Z', filename: 'boat.jpg' }
  expect(changesBetween({ picture: 7 }, { picture })).toEqual({})
  expect(changesBetween({ picture: 6 }, { picture })).toEqual({ picture: [6, 7] })
})

test('long texts are given as their length', () => {
  const before = { note: 'x'.repeat(201), content: richText([{ p: 'Qoraal.' }]) }
  const after = { note: 'x'.repeat(200), content: richText([{ p: 'Qoraal kale.' }, { h2: 'A' }]) }
  expect(changesBetween(before, after)).toEqual({
    note: ['(201 characters)', 'x'.repeat(200)],
    content: ['(7 characters)', '(13 characters)'],
  })
})

test('secrets and what signing in changes are left out', () => {
  const after = {
    password: 'x',
    salt: 'x',
    hash: 'x',
    resetPasswordToken: 'x',
    recoveryCodes: ['x'],
    secondFactor: { secret: 'x', confirmed: true },
    sessions: [{ id: 'x' }],
    loginAttempts: 3,
    lockUntil: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    keys: [{ name: 'one', token: 'x' }],
  }
  expect(changesBetween({}, after)).toEqual({
    'secondFactor.confirmed': [null, true],
    keys: [null, [{ name: 'one' }]],
  })
})
