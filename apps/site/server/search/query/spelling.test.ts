import { expect, test } from 'vitest'
import { deletionVariants, isSpellingVariant } from './spelling.ts'

test('a short word may have one wrong letter, a long one two', () => {
  expect(isSpellingVariant('cidn', 'cidan')).toBe(true)
  expect(isSpellingVariant('cdn', 'cidan')).toBe(false)
  expect(isSpellingVariant('gashndga', 'gashandiga')).toBe(true)
})

test('similar words share a deletion variant, and words of three letters have none', () => {
  const shared = deletionVariants('wasir').filter((cut) => deletionVariants('waser').includes(cut))
  expect(shared).toEqual(['wasr'])
  expect(deletionVariants('dab')).toEqual([])
})
