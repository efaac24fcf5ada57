import { expect, test } from 'vitest'
import { radioStateOf } from './radio-state.ts'

const silent = { error: null, ended: false, paused: false, readyState: 0 }

test.each([
  ['connecting', silent],
  ['connecting', { ...silent, readyState: 2 }],
  ['playing', { ...silent, readyState: 3 }],
  ['stopped', { ...silent, paused: true, readyState: 4 }],
  ['failed', { ...silent, ended: true, paused: true, readyState: 4 }],
  ['failed', { ...silent, error: {} as MediaError, paused: true }],
] as const)('a stream is %s by what its element tells', (state, element) => {
  expect(radioStateOf(element)).toBe(state)
})
