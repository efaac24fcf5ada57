import { type OperationPagePayload, OperationPageSchema, parseResponse } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { addOperation, addPicture, addPost } from '../../testing/documents.ts'

const desk = testDesk()

async function page(id: number, language: string) {
  const { status, json } = await desk.call('operation', `language=${language}`, String(id))
  return { status, page: (json as { data: OperationPagePayload }).data, json }
}

test('an operation has its photos in order and its public posts, the newest first', async () => {
  const { payload } = desk
  const first = await addPicture(payload, { altEn: 'One' }, [90, 60])
  const second = await addPicture(payload, { altEn: 'Two' }, [60, 90])
  const { id } = await addOperation(payload, { photos: [second.id, first.id] })
  const day = (number: number) => `2026-11-1${number}T06:30:00.000Z`
  await addPost(payload, { operation: id, en: { title: 'Older' }, publishedAt: day(1) })
  await addPost(payload, {
    operation: id,
    kind: 'videos',
    en: { title: 'Newer' },
    publishedAt: day(2),
  })
  await addPost(payload, { operation: id, en: { title: 'No English', state: 'draft' } })
  await addPost(payload, { operation: id, en: { title: 'Draft' }, _status: 'draft' })
  await addPost(payload, { en: { title: 'Of no operation' } })
  const { page: english, json } = await page(id, 'EN')
  expect(english.photos.map(({ alt }) => alt)).toEqual(['Two', 'One'])
  expect(english.posts.map(({ title }) => title)).toEqual(['Newer', 'Older'])
  expect(english.posts[0]).not.toHaveProperty('content')
  expect(parseResponse(OperationPageSchema, json)?.posts).toHaveLength(2)
})

test('an operation that is not published, or has no title in the language, is not found', async () => {
  const { payload } = desk
  const draft = await addOperation(payload, { _status: 'draft' })
  const somali = await addOperation(payload, { so: { title: 'Olole' }, en: {} })
  expect((await page(draft.id, 'SO')).status).toBe(404)
  expect((await page(somali.id, 'EN')).status).toBe(404)
  expect((await page(somali.id, 'SO')).page).toMatchObject({
    title: 'Olole',
    photos: [],
    posts: [],
  })
  expect((await page(999_999, 'SO')).status).toBe(404)
})
