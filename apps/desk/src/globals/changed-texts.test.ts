import { expect, test } from 'vitest'
import { changedTexts } from './changed-texts.ts'

test('only what differs is told, by its path, with what was before', () => {
  const before = {
    so: { title: 'Hore', text: null },
    rows: [{ id: 'a', number: '1' }],
    updatedAt: 1,
  }
  const after = { so: { title: 'Cusub', text: '' }, rows: [{ id: 'b', number: '1' }], updatedAt: 2 }
  expect(changedTexts(before, after)).toEqual({ 'so.title': ['Hore', 'Cusub'] })
})

test('what comes and what goes is told with nothing on the other side', () => {
  expect(changedTexts({ a: 'x' }, { b: ['y'] })).toEqual({ a: ['x', null], 'b.0': [null, 'y'] })
})
