import { expect, test } from 'vitest'
import { askedWords, fold, wordsOf } from './normalize.ts'

test.each([
  ['saaxiib', 'saxib'],
  ['Xamar', 'Hamar'],
  ['dhagax', 'dagah'],
  ['Khudbad', 'qudbad'],
  ['jaraa’id', "jara'id"],
  ['jaraaʼid', 'jaraaid'],
  ['Muqdisho', 'MUQDISHO'],
  ['Mareykanka', 'Maraykanka'],
  ['café', 'cafe'],
  ['gaashaandhigga', 'gashandiga'],
])('%s is found as %s', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test('words that differ otherwise stay apart', () => {
  expect(fold('dab')).not.toBe(fold('dib'))
  expect(fold('badda')).not.toBe(fold('balad'))
})

test('words stand where they are in the text, an apostrophe within them', () => {
  const text = 'Shir jaraa’id: “howl-gal”'
  const words = wordsOf(text).map(({ start, end }) => text.slice(start, end))
  expect(words).toEqual(['Shir', 'jaraa’id', 'howl', 'gal'])
})

test('a question has each telling word once, and no more than are looked for', () => {
  expect(askedWords('Ciidanka iyo ciidanka oo Badda', 8)).toEqual(['cidanka', 'bada'])
  expect(askedWords('iyo ka', 8)).toEqual(['iyo', 'ka'])
  expect(askedWords('a1 b2 c3', 2)).toEqual(['a1', 'b2'])
  expect(askedWords('"*() -', 8)).toEqual([])
})
