import { expect, test } from 'vitest'
import { currentRequestId, inRequest, requestIdOf } from './request-id.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

test.each(['c0ffee00c0ffee00c0ffee00c0ffee00', '3F2504E0-4F89-41D3-9A0C-0305E82C3301'])(
  '%s is taken as it comes',
  (id) => {
    expect(requestIdOf(id)).toBe(id)
  },
)

test.each([
  undefined,
  '',
  'abc',
  'maxamed.cali',
  'a'.repeat(65),
  'c0ffee00c0ffee00\r\nx: y',
  'c0ffee00 c0ffee00c0ffee00',
  ['c0ffee00c0ffee00', 'c0ffee00c0ffee01'],
])('in the place of %j one is made', (header) => {
  expect(requestIdOf(header)).toMatch(UUID)
})

test('what a request begins knows its id, and nothing else does', async () => {
  const later = () => new Promise((resolve) => setTimeout(() => resolve(currentRequestId()), 1))
  const known = await Promise.all([inRequest('one', later), inRequest('two', later), later()])
  expect(known).toEqual(['one', 'two', undefined])
})
