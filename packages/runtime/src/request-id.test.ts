import { expect, test } from 'vitest'
import { currentRequestId, inRequest, requestIdOf } from './request-id.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

test.each(['c0ffee00c0ffee00c0ffee00c0ffee00', '3F2504E0-4F89-41D3-9A0C-0305E82C3301'])(
  'the id %s is used as it is',
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
])('a new id replaces %j', (header) => {
  expect(requestIdOf(header)).toMatch(UUID)
})

test('work that a request starts has its id, and other work has none', async () => {
  const later = () => new Promise((resolve) => setTimeout(() => resolve(currentRequestId()), 1))
  const ids = await Promise.all([inRequest('one', later), inRequest('two', later), later()])
  expect(ids).toEqual(['one', 'two', undefined])
})
