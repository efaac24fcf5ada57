import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['badda', 'badda', 0],
  ['badda', 'bada', 1],
  ['ciidan', 'ciiddan', 1],
  ['ciidan', 'cidian', 1],
  ['ciidan', 'cadan', 2],
  ['wasiir', 'wsaiir', 1],
  ['abc', '', 3],
])('the distance from %s to %s is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})
