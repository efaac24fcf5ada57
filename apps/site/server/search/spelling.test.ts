import { expect, test } from 'vitest'
import { cutsOf, distance, isNear } from './spelling.ts'

test.each([
  ['badda', 'badda', 0],
  ['badda', 'bada', 1],
  ['ciidan', 'ciiddan', 1],
  ['ciidan', 'cidian', 1],
  ['ciidan', 'cadan', 2],
  ['wasiir', 'wsaiir', 1],
  ['abc', '', 3],
])('from %s to %s it is %i', (one, other, letters) => {
  expect(distance(one, other)).toBe(letters)
})

test('a short word may have one wrong letter, a long one two', () => {
  expect(isNear('cidn', 'cidan')).toBe(true)
  expect(isNear('cdn', 'cidan')).toBe(false)
  expect(isNear('gashndga', 'gashandiga')).toBe(true)
})

test('near words share one of their cuts, words of three letters have none', () => {
  const shared = cutsOf('wasir').filter((cut) => cutsOf('waser').includes(cut))
  expect(shared).toEqual(['wasr'])
  expect(cutsOf('dab')).toEqual([])
})
