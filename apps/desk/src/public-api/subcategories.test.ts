import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addPost, addSubcategory } from '../testing/documents.ts'

const desk = testDesk(async (payload) => {
  const kind = 'news' as const
  const training = await addSubcategory(payload, { kind, nameSo: 'Tababarka', nameEn: 'Training' })
  const sea = await addSubcategory(payload, { kind, nameSo: 'Badda', nameEn: 'Maritime' })
  const somaliName = await addSubcategory(payload, { kind, nameSo: 'Caafimaadka', nameEn: '' })
  await addSubcategory(payload, { kind, nameSo: 'Aan la isticmaalin', nameEn: 'Unused' })
  const other = await addSubcategory(payload, { kind: 'army', nameSo: 'Kale', nameEn: 'Other' })
  const drafted = await addSubcategory(payload, { kind, nameSo: 'Qabyo', nameEn: 'Drafted' })
  await addPost(payload, { subcategory: training.id })
  await addPost(payload, { subcategory: training.id })
  await addPost(payload, { subcategory: sea.id, en: { title: 'Kept back', state: 'draft' } })
  await addPost(payload, { subcategory: somaliName.id })
  await addPost(payload, { subcategory: drafted.id, _status: 'draft' })
  await addPost(payload, { kind: 'army', subcategory: other.id })
})

const names = async (query: string) =>
  ((await desk.data('subcategories', query)) as { name: string }[]).map(({ name }) => name)

test('only subcategories with public posts are listed, by name', async () => {
  expect(await names('category_id=1&language=SO')).toEqual(['Badda', 'Caafimaadka', 'Tababarka'])
})

test('in English only subcategories with an English name and an English post are listed', async () => {
  expect(await names('category_id=6&language=EN')).toEqual(['Training'])
})

test('each category has its own subcategories', async () => {
  expect(await names('category_id=14&language=EN')).toEqual(['Other'])
  expect(await names('category_id=4&language=EN')).toEqual([])
})

test('a subcategory without any name is refused', async () => {
  const nameless = addSubcategory(desk.payload, { kind: 'news', nameSo: ' ', nameEn: null })
  await expect(nameless).rejects.toThrow(/Name/)
})
