import { expect, test } from 'vitest'
import { matchesTag, strongTag, weakTag } from './entity-tag.ts'

test('equal bytes have equal tags, and different bytes have different tags', () => {
  expect(strongTag('a page')).toMatch(/^"[\w-]{22}"$/)
  expect(strongTag('a ', Buffer.from('page'))).toBe(strongTag('a page'))
  expect(strongTag('another page')).not.toBe(strongTag('a page'))
  expect(weakTag('a page')).toBe(`W/${strongTag('a page')}`)
})

test.each([
  ['"a"', '"a"'],
  ['W/"a"', '"a"'],
  ['"a"', 'W/"a"'],
  ['"b", W/"a" ,"c"', '"a"'],
  [' * ', '"a"'],
])('If-None-Match: %s names %s', (header, tag) => {
  expect(matchesTag(header, tag)).toBe(true)
})

test.each([undefined, null, '', '"b"', 'a', '"a', '"*"', 'w/"a"'])(
  'If-None-Match: %s does not name "a"',
  (header) => {
    expect(matchesTag(header, '"a"')).toBe(false)
  },
)
