import { expect, test } from 'vitest'
import { subcategoryBySlug, subcategorySlug } from './subcategory-slug.ts'

const ALL = [
  { id: 3, name: 'Badda iyo Xeebaha' },
  { id: 4, name: 'Caafimaadka' },
]

test.each([
  [{ id: 3, name: 'Badda iyo Xeebaha' }, 'badda-iyo-xeebaha-3'],
  [{ name: 'Hay’adda & Ciidanka' }, 'hay-adda-ciidanka'],
  [{ id: 5, name: '…' }, '5'],
])('%j has the slug %s', (subcategory, slug) => {
  expect(subcategorySlug(subcategory)).toBe(slug)
})

test.each([
  ['badda-iyo-xeebaha-3', 3],
  ['another-name-4', 4],
  ['badda', undefined],
  ['x-9', undefined],
])('%s is the subcategory %s', (slug, id) => {
  expect(subcategoryBySlug(slug, ALL)?.id).toBe(id)
})

test('a subcategory without an id is found by its name', () => {
  expect(subcategoryBySlug('badda', [{ name: 'Badda' }])?.name).toBe('Badda')
})
