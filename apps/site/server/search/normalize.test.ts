import { expect, test } from 'vitest'
import { normalize, queryWords, tokenize } from './normalize.ts'

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
  expect(normalize(one)).toBe(normalize(other))
})

test('words that differ otherwise stay apart', () => {
  expect(normalize('dab')).not.toBe(normalize('dib'))
  expect(normalize('badda')).not.toBe(normalize('balad'))
})

test('words stand where they are in the text, an apostrophe within them', () => {
  const text = 'Shir jaraa’id: “howl-gal”'
  const words = tokenize(text).map(({ start, end }) => text.slice(start, end))
  expect(words).toEqual(['Shir', 'jaraa’id', 'howl', 'gal'])
})

test('a question has each telling word once, and no more than are looked for', () => {
  expect(queryWords('Ciidanka iyo ciidanka oo Badda', 8)).toEqual(['cidanka', 'bada'])
  expect(queryWords('iyo ka', 8)).toEqual(['iyo', 'ka'])
  expect(queryWords('a1 b2 c3', 2)).toEqual(['a1', 'b2'])
  expect(queryWords('"*() -', 8)).toEqual([])
})
