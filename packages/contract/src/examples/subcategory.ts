import type { Subcategory } from '../content/subcategory.ts'

export const subcategoryExamples = {
  typical: [{ name: 'Badda' }, { name: 'Caafimaadka' }, { name: 'Tababarka' }],
  none: [],
} satisfies Record<string, Subcategory[]>

export const wrongSubcategoryShapes = {
  names: ['Badda'],
  emptyName: [{ name: '' }],
  notAList: { name: 'Badda' },
} as const
