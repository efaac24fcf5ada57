import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['Bytes= 5-5', { start: 5, end: 5 }],
])('the range %s of 100 bytes is %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

test.each(['bytes=100-', 'bytes=100-200', `bytes=${'9'.repeat(400)}-`, 'bytes=-0'])(
  'the range %s is outside of 100 bytes',
  (header) => {
    expect(byteRange(header, 100)).toBe('outside')
  },
)

test.each([undefined, null, '', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
  'the header %s requests the whole file',
  (header) => {
    expect(byteRange(header, 100)).toBeUndefined()
  },
)

test('every range of an empty file is outside', () => {
  expect(byteRange('bytes=0-', 0)).toBe('outside')
  expect(byteRange('bytes=-5', 0)).toBe('outside')
})
