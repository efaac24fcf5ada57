import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addLeader, addPost } from '../testing/documents.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { RECORDED_FLAG } from './audited.ts'
import { auditEntries } from './testing/audit-entries.ts'

const desk = testDesk()
let administrator: Person
let last = 0

beforeAll(async () => {
  administrator = await createPerson(desk, ['administrator'])
})

beforeEach(async () => {
  last = (await entries(0)).at(-1)?.id ?? 0
})

const entries = (after = last) => auditEntries(desk, { id: { greater_than: after } })

test('what a person creates, changes and deletes is recorded with the changed values', async () => {
  const created = await administrator.http('POST', '/subcategories', {
    kind: 'news',
    nameSo: 'Tababar',
    nameEn: 'Training',
  })
  const { doc } = (await created.json()) as { doc: { id: number } }
  await administrator.http('PATCH', `/subcategories/${doc.id}`, { nameEn: 'Exercises' })
  await administrator.http('PATCH', `/subcategories/${doc.id}`, { nameEn: 'Exercises' })
  await administrator.http('DELETE', `/subcategories/${doc.id}`)
  const subject = {
    collection: 'subcategories',
    document: String(doc.id),
    who: administrator.user.id,
  }
  expect(await entries()).toMatchObject([
    {
      ...subject,
      action: 'subcategory.created',
      heading: 'Tababar',
      whoseEmail: administrator.user.email,
      change: { kind: [null, 'news'], nameEn: [null, 'Training'] },
    },
    { ...subject, action: 'subcategory.changed', change: { nameEn: ['Training', 'Exercises'] } },
    { ...subject, action: 'subcategory.deleted', heading: 'Tababar' },
  ])
})

test('a change of roles is recorded, without secrets', async () => {
  const { user } = await createPerson(desk, ['writer'])
  await administrator.http('PATCH', `/users/${user.id}`, { roles: ['writer', 'publisher'] })
  const changes = (await entries()).filter(({ who }) => who === administrator.user.id)
  expect(
    changes.map(({ action, change }) => [action, (change as { roles: unknown }).roles]),
  ).toContainEqual(['account.accessChanged', [['writer'], ['writer', 'publisher']]])
  expect(JSON.stringify(await entries())).not.toMatch(/a-long-password|hash|salt/i)
})

test('signing in is recorded as such and not as a change of the account', async () => {
  await createPerson(desk, ['writer'])
  const actions = (await entries()).map(({ action }) => action)
  expect(actions).toContain('session.opened')
  expect(actions).not.toContain('account.changed')
})

test('programs leave an entry only for what they delete', async () => {
  const leader = await addLeader(desk.payload)
  await desk.payload.update({ collection: 'leaders', id: leader.id, data: { order: 2 } })
  await desk.payload.delete({ collection: 'leaders', id: leader.id })
  expect(await entries()).toMatchObject([
    { action: 'leader.deleted', who: null, heading: 'Magac tusaale ah', change: { by: 'program' } },
  ])
})

test('autosaves of one document by one person leave one entry in ten minutes', async () => {
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

test('an event that the caller records is not recorded twice', async () => {
  const leader = await addLeader(desk.payload)
  const as = { collection: 'leaders', id: leader.id, user: administrator.user } as const
  await desk.payload.update({ ...as, data: { order: 3 }, context: { [RECORDED_FLAG]: true } })
  expect(await entries()).toEqual([])
  await desk.payload.update({ ...as, data: { order: 4 } })
  expect(await entries()).toMatchObject([{ action: 'leader.changed', change: { order: [3, 4] } }])
})

test('a change that fails leaves no entry', async () => {
  const response = await administrator.http('POST', '/subcategories', { kind: 'news' })
  expect(response.status).toBe(400)
  expect(await entries()).toEqual([])
})
