import { expect, test } from 'vitest'
import { rowFingerprints, textRows } from './text-fingerprints.ts'

const WORDS = Array.from({ length: 300 }, (_, place) => `eray${(place * place) % 1009}`)
const fingerprintsOf = (words: readonly string[]) => rowFingerprints(textRows(words))

test('any six words of a text have one of its fingerprints', () => {
  const fingerprints = new Set(fingerprintsOf(WORDS))
  for (let at = 0; at + 6 <= WORDS.length; at += 1) {
    const quote = fingerprintsOf(WORDS.slice(at, at + 6))
    expect(quote.filter((fingerprint) => fingerprints.has(fingerprint))).toHaveLength(1)
  }
})

test('a text has far fewer fingerprints than words', () => {
  expect(fingerprintsOf(WORDS).length).toBeLessThan(WORDS.length / 2)
})

test('a text of less than three words has no fingerprints, and a short one has one', () => {
  expect(fingerprintsOf(['laba', 'eray'])).toEqual([])
  expect(fingerprintsOf(['afar', 'eray', 'oo', 'kala'])).toHaveLength(1)
})
