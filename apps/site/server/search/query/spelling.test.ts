import { expect, test } from 'vitest'
import { cutsOf, isNear } from './spelling.ts'

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
