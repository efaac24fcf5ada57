import { expect, test } from 'vitest'
import { fileRange } from './file-range.ts'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=100-', { start: 100, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-2000', { start: 990, end: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [null, undefined],
])('%s of 1000 bytes is %o', (header, range) => {
  expect(fileRange(header, 1000)).toEqual(range)
})

test('nothing of an empty file can be had', () => {
  expect(fileRange('bytes=0-0', 0)).toBe('outside')
})
