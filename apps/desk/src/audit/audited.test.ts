import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addLeader, addPost } from '../testing/documents.ts'
import { type Person, person } from '../testing/people.ts'
import { RECORDED_FLAG } from './audited.ts'

const desk = testDesk()
let administrator: Person
let last = 0

beforeAll(async () => {
  administrator = await person(desk, ['administrator'])
})

beforeEach(async () => {
  last = (await entries(0)).at(-1)?.id ?? 0
})

async function entries(after = last) {
  const { docs } = await desk.payload.find({
    collection: 'audit',
    where: { id: { greater_than: after } },
    sort: 'id',
    pagination: false,
  })
  return docs
}

test('what a person makes, changes and deletes is written down with what changed', async () => {
  const made = await administrator.http('POST', '/subcategories', {
    kind: 'news',
    nameSo: 'Tababar',
    nameEn: 'Training',
  })
  const { doc } = (await made.json()) as { doc: { id: number } }
  await administrator.http('PATCH', `/subcategories/${doc.id}`, { nameEn: 'Exercises' })
  await administrator.http('PATCH', `/subcategories/${doc.id}`, { nameEn: 'Exercises' })
  await administrator.http('DELETE', `/subcategories/${doc.id}`)
  const of = { collection: 'subcategories', document: String(doc.id), who: administrator.user.id }
  expect(await entries()).toMatchObject([
    {
      ...of,
      action: 'subcategory.created',
      heading: 'Tababar',
      whoseEmail: administrator.user.email,
      change: { kind: [null, 'news'], nameEn: [null, 'Training'] },
    },
    { ...of, action: 'subcategory.changed', change: { nameEn: ['Training', 'Exercises'] } },
    { ...of, action: 'subcategory.deleted', heading: 'Tababar' },
  ])
})

test('an account’s roles are written down, and nothing that is secret', async () => {
  const { user } = await person(desk, ['writer'])
  await administrator.http('PATCH', `/users/${user.id}`, { roles: ['writer', 'publisher'] })
  const written = (await entries()).filter(({ who }) => who === administrator.user.id)
  expect(
    written.map(({ action, change }) => [action, (change as { roles: unknown }).roles]),
  ).toContainEqual(['account.accessChanged', [['writer'], ['writer', 'publisher']]])
  expect(JSON.stringify(await entries())).not.toMatch(/a-long-password|hash|salt/i)
})

test('signing in is written down as that, and not as a change of the account', async () => {
  await person(desk, ['writer'])
  const actions = (await entries()).map(({ action }) => action)
  expect(actions).toContain('session.opened')
  expect(actions).not.toContain('account.changed')
})

test('programs leave an entry for what they delete alone', async () => {
  const leader = await addLeader(desk.payload)
  await desk.payload.update({ collection: 'leaders', id: leader.id, data: { order: 2 } })
  await desk.payload.delete({ collection: 'leaders', id: leader.id })
  expect(await entries()).toMatchObject([
    { action: 'leader.deleted', who: null, heading: 'Magac tusaale ah', change: { by: 'program' } },
  ])
})

test('autosaves of one person at one document leave one entry in ten minutes', async () => {
  const { id } = await addPost(desk.payload)
  const save = (title: string) =>
    administrator.http('PATCH', `/posts/${id}?draft=true&autosave=true`, {
      so: { title },
      _status: 'draft',
    })
  for (const title of ['Ku', 'Kuma', 'Kumaa']) expect((await save(title)).status).toBe(200)
  expect(await entries()).toMatchObject([{ action: 'post.drafted', document: String(id) }])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60 * 1000 })
  const later = await save('Kumaan').finally(() => vi.useRealTimers())
  expect(later.status).toBe(200)
  expect((await entries()).map(({ action }) => action)).toEqual(['post.drafted', 'post.drafted'])
})

test('a event that is written down by who does it is not written down twice', async () => {
  const leader = await addLeader(desk.payload)
  const as = { collection: 'leaders', id: leader.id, user: administrator.user } as const
  await desk.payload.update({ ...as, data: { order: 3 }, context: { [RECORDED_FLAG]: true } })
  expect(await entries()).toEqual([])
  await desk.payload.update({ ...as, data: { order: 4 } })
  expect(await entries()).toMatchObject([{ action: 'leader.changed', change: { order: [3, 4] } }])
})

test('a change that fails leaves no entry', async () => {
  const answer = await administrator.http('POST', '/subcategories', { kind: 'news' })
  expect(answer.status).toBe(400)
  expect(await entries()).toEqual([])
})
