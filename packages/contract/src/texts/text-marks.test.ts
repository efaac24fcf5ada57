import { expect, test } from 'vitest'
import { rowMarks, textRows } from './text-marks.ts'

const WORDS = Array.from({ length: 300 }, (_, place) => `eray${(place * place) % 1009}`)
const marksOf = (words: readonly string[]) => rowMarks(textRows(words))

test('any six words of a text have one of its marks', () => {
  const marks = new Set(marksOf(WORDS))
  for (let at = 0; at + 6 <= WORDS.length; at += 1) {
    const quote = marksOf(WORDS.slice(at, at + 6))
    expect(quote.filter((mark) => marks.has(mark))).toHaveLength(1)
  }
})

test('a text has far fewer marks than words', () => {
  expect(marksOf(WORDS).length).toBeLessThan(WORDS.length / 2)
})

test('a text of less than three words has no marks, and a short one has one', () => {
  expect(marksOf(['laba', 'eray'])).toEqual([])
  expect(marksOf(['afar', 'eray', 'oo', 'kala'])).toHaveLength(1)
})
