import { expect, test } from 'vitest'
import { changedTexts } from './changed-texts.ts'

test('only differences are listed, by path, with the values before and after', () => {
  const before = {
    so: { title: 'Hore', text: null },
    rows: [{ id: 'a', number: '1' }],
    updatedAt: 1,
  }
  const after = { so: { title: 'Cusub', text: '' }, rows: [{ id: 'b', number: '1' }], updatedAt: 2 }
  expect(changedTexts(before, after)).toEqual({ 'so.title': ['Hore', 'Cusub'] })
})

test('an added and a removed value are listed with null on the other side', () => {
  expect(changedTexts({ a: 'x' }, { b: ['y'] })).toEqual({ a: ['x', null], 'b.0': [null, 'y'] })
})
