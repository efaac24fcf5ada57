import { expect, test } from 'vitest'
import { altProblem } from './alt-text.ts'

const problem = (text: string | null, filename = 'patrol-boat-8b09d4ef68.jpg', other = '') =>
  altProblem(text, filename, other)?.en

test.each([null, '', '   '])('%j is missing', (text) => {
  expect(problem(text)).toMatch(/^Say in at least one language what the picture shows/)
  expect(problem(text, undefined, 'Doon ilaalo ah')).toBeUndefined()
})

test('a text that exists cannot be removed', () => {
  expect(altProblem('', 'x.jpg', 'Doon ilaalo ah', 'A boat')?.en).toMatch(/changed, not removed/)
})

test.each([
  'photo',
  'Picture',
  'IMAGE',
  'sawir',
  'Sawirka',
  'masawir',
  'IMG_1234',
  'IMG-1234.JPG',
  '1234',
  'DSC00042',
  'a picture',
  'Photo of the',
  'WhatsApp Image 2026-11-01 at 10.22',
  '…',
])('%j says nothing', (text) => {
  expect(problem(text)).toMatch(/only that it is a picture/)
})

test.each(['ab', 'x', 'é'])('%j is too short', (text) => {
  expect(problem(text)).toMatch(/too short/)
})

test.each([
  ['patrol-boat-8b09d4ef68.jpg', 'patrol-boat'],
  ['patrol-boat-8b09d4ef68.jpg', 'Patrol Boat'],
  ['patrol-boat-8b09d4ef68.jpg', 'patrol_boat.PNG'],
  ['patrol-boat-8b09d4ef68-1.jpg', 'patrol boat'],
])('of %s, %j is the file’s name', (filename, text) => {
  expect(problem(text, filename)).toMatch(/file’s name/)
})

test.each([
  'A patrol boat at sea',
  'Doon ilaalo ah',
  'Sawir muujinaya doon',
  'Xasan',
  'زورق دورية',
  'Boat',
])('%j is accepted', (text) => {
  expect(problem(text)).toBeUndefined()
})

test('a text is not compared with a file name without letters', () => {
  expect(problem('زورق', 'file-8b09d4ef68.jpg')).toBeUndefined()
})

test('a sentence must differ in the two languages, a name may be the same', () => {
  const sentence = 'A patrol boat at sea'
  expect(problem(sentence, 'x.jpg', sentence.toUpperCase())).toMatch(/same text/)
  expect(problem('Villa Somalia', 'x.jpg', 'Villa Somalia')).toBeUndefined()
})
