import { expect, test } from 'vitest'
import { MIN_MARKED_WORDS, rowMarks, textRows } from './text-marks.ts'

const WORDS = Array.from({ length: 300 }, (_, place) => `eray${(place * place) % 1009}`)
const marksOf = (words: readonly string[]) => rowMarks(textRows(words))

test('any quote that is long enough has a mark of its text', () => {
  const marks = new Set(marksOf(WORDS))
  for (let at = 0; at + MIN_MARKED_WORDS <= WORDS.length; at += 1) {
    const quote = marksOf(WORDS.slice(at, at + MIN_MARKED_WORDS))
    expect(quote.filter((mark) => marks.has(mark))).toHaveLength(1)
  }
})

test('a text has far fewer marks than words', () => {
  expect(marksOf(WORDS).length).toBeLessThan(WORDS.length / 3)
})

test('a text of less than three words has no marks, and a short one has one', () => {
  expect(marksOf(['laba', 'eray'])).toEqual([])
  expect(marksOf(['afar', 'eray', 'oo', 'kala'])).toHaveLength(1)
})
