import type { OperationPayload, PostPayload } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { addOperation, addPost } from '../../testing/documents.ts'
import { createPerson } from '../../testing/people.ts'

const desk = testDesk(undefined, async () => ({ fourEyes: false }))

const titles = async () =>
  ((await desk.data('featuredPosts', 'category_id=6&language=EN')) as PostPayload[]).map(
    ({ title }) => title,
  )

test('posts in the editors’ order come first, then the newest; those no longer featured are left out', async () => {
  const { payload } = desk
  const ids: number[] = []
  for (let number = 1; number <= 12; number += 1) {
    const day = String(number).padStart(2, '0')
    const { id } = await addPost(payload, {
      featured: true,
      en: { title: `News ${number}` },
      publishedAt: `2026-11-${day}T06:30:00.000Z`,
    })
    ids.push(id)
  }
  const id = (number: number) => ids[number - 1] as number
  expect((await titles()).slice(0, 2)).toEqual(['News 12', 'News 11'])
  const order = { news: [id(1), id(9), id(3)] }
  await payload.updateGlobal({ slug: 'front-page', data: { ...order, _status: 'published' } })
  const ordered = ['News 1', 'News 9', 'News 3', 'News 12', 'News 11', 'News 10', 'News 8']
  expect((await titles()).slice(0, 7)).toEqual(ordered)
  expect(await titles()).toHaveLength(10)
  await payload.update({ collection: 'posts', id: id(9), data: { featured: false } })
  expect((await titles()).slice(0, 3)).toEqual(['News 1', 'News 3', 'News 12'])
})

test('operations are in the editors’ order too', async () => {
  const { payload } = desk
  const first = await addOperation(payload, { en: { title: 'First' }, startDate: null })
  await addOperation(payload, { en: { title: 'Second' } })
  await payload.updateGlobal({
    slug: 'front-page',
    data: { operations: [first.id], _status: 'published' },
  })
  const operations = (await desk.data('featuredOperations', 'language=EN')) as OperationPayload[]
  expect(operations.map(({ title }) => title)).toEqual(['First', 'Second'])
})

test.each([
  ['writer', 403],
  ['inboxReader', 403],
  ['publisher', 200],
  ['administrator', 200],
] as const)('a %s who changes the order gets %d', async (role, status) => {
  const { http, user } = await createPerson(desk, [role])
  expect((await http('POST', '/globals/front-page', { news: [] })).status).toBe(status)
  const local = desk.payload.updateGlobal({
    slug: 'front-page',
    data: { news: [] },
    user,
    overrideAccess: false,
  })
  if (status === 200) expect((await local).news).toEqual([])
  else await expect(local).rejects.toThrow(/not allowed/)
})
