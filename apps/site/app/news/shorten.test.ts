import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['one two three', 13, 'one two three'],
  ['  one two  ', 7, 'one two'],
  ['one two three', 12, 'one two…'],
  ['one two three', 7, 'one two…'],
  ['one two three', 6, 'one…'],
  ['one, two three', 5, 'one…'],
  ['one – two', 6, 'one…'],
  ['unbreakable', 5, 'unbre…'],
  ['', 5, ''],
])('%j in %i characters is %j', (text, maxChars, short) => {
  expect(shorten(text, maxChars)).toBe(short)
})

test('a character of two code units counts once and is not split', () => {
  expect(shorten('🌟🌟🌟🌟', 4)).toBe('🌟🌟🌟🌟')
  expect(shorten('🌟🌟🌟🌟', 3)).toBe('🌟🌟🌟…')
})

test.each([66, 100, 150])('the long title is cut at a word within %i characters', (maxChars) => {
  const { title } = postExamples.longTitle
  const short = shorten(title, maxChars)
  expect([...short].length).toBeLessThanOrEqual(maxChars + 1)
  expect(title.startsWith(`${short.slice(0, -1)} `)).toBe(true)
})
