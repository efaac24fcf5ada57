import { expect, test } from 'vitest'
import { radioState } from './use-radio-state.ts'

const element = { error: null, ended: false, paused: false, readyState: 0 }

test.each([
  ['connecting', element],
  ['connecting', { ...element, readyState: 2 }],
  ['playing', { ...element, readyState: 3 }],
  ['stopped', { ...element, paused: true, readyState: 4 }],
  ['failed', { ...element, ended: true, paused: true, readyState: 4 }],
  ['failed', { ...element, error: {} as MediaError, paused: true }],
] as const)('a stream is %s by the state of its element', (state, audio) => {
  expect(radioState(audio)).toBe(state)
})
