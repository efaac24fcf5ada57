import { expect, test } from 'vitest'
import { normalize, tokenize } from './normalize.ts'

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
])('%s and %s are the same word', (spelling, otherSpelling) => {
  expect(normalize(spelling)).toBe(normalize(otherSpelling))
})

test('words that differ in other ways are not the same', () => {
  expect(normalize('dab')).not.toBe(normalize('dib'))
  expect(normalize('badda')).not.toBe(normalize('balad'))
})

test('tokens have the offsets of words in the text, with an apostrophe inside the word', () => {
  const text = 'Shir jaraa’id: “howl-gal”'
  const words = tokenize(text).map(({ start, end }) => text.slice(start, end))
  expect(words).toEqual(['Shir', 'jaraa’id', 'howl', 'gal'])
})
