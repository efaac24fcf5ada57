import { expect, test } from 'vitest'
import { pairNames } from './pair-names.ts'

const named = (language: 'so' | 'en', name: string, id?: number) =>
  ({ kind: 'news', language, name, ...(id && { id }) }) as const

test('names with one id are one subcategory, which keeps the id', () => {
  const { subcategories, keyOf } = pairNames(
    [named('so', 'Ciidanka', 3), named('en', 'Army', 3)],
    [],
  )
  expect(subcategories).toEqual([
    {
      key: 'subcategory:news:so:Ciidanka',
      kind: 'news',
      id: 3,
      names: { so: 'Ciidanka', en: 'Army' },
    },
  ])
  expect(keyOf('news', 'en', 'Army')).toBe(keyOf('news', 'so', 'Ciidanka'))
})

test('names that posts have in two languages are one subcategory, where all posts agree', () => {
  const posts = [{ kind: 'news', so: 'Ciidanka', en: 'Army' }] as const
  const { subcategories } = pairNames([named('so', 'Ciidanka'), named('en', 'Army')], posts)
  expect(subcategories.map(({ names }) => names)).toEqual([{ so: 'Ciidanka', en: 'Army' }])
})

test('names on which posts disagree stay apart', () => {
  const posts = [
    { kind: 'news', so: 'Ciidanka', en: 'Army' },
    { kind: 'news', so: 'Ciidanka', en: 'Training' },
  ] as const
  const { subcategories } = pairNames([], posts)
  expect(subcategories.map(({ names }) => names)).toEqual([
    { so: 'Ciidanka' },
    { en: 'Army' },
    { en: 'Training' },
  ])
})
