import { expect, test } from 'vitest'
import type { Role } from '../access/role.ts'
import { testDesk } from '../testing/desk.ts'
import { addLeader, addOperation, addPost } from '../testing/documents.ts'
import { addMessage } from '../testing/messages.ts'
import { account, type Person, person, withPassword } from '../testing/people.ts'
import { recordRefusedScreen, SCREEN_PATH } from './refused-screens.ts'

const desk = testDesk()

/** What is written down as refused when someone opens a screen. */
async function refusalsAt({ token, user }: Pick<Person, 'token' | 'user'>, path: string) {
  const headers = new Headers({ authorization: `JWT ${token}`, [SCREEN_PATH]: path })
  await recordRefusedScreen(desk.payload, headers)
  const { docs } = await desk.payload.find({
    collection: 'audit',
    where: { action: { equals: 'access.refused' }, who: { equals: user.id } },
    sort: 'id',
    pagination: false,
  })
  return docs
}

test.each([
  ['/admin/collections/audit', { collection: 'audit', document: null }],
  ['/admin/collections/users/1', { collection: 'users', document: '1' }],
  ['/admin/collections/leaders/create', { collection: 'leaders', document: 'create' }],
  ['/admin/globals/inbox-settings', { collection: 'inbox-settings', document: null }],
])('a screen that is not theirs is written down: %s', async (path, written) => {
  const who = await person(desk, ['writer'])
  expect(await refusalsAt(who, path)).toMatchObject([
    { ...written, change: { method: 'GET', path } },
  ])
})

test('so is a message of another department, and not one of their own', async () => {
  const { id } = await addMessage(desk.payload)
  const path = `/admin/collections/contact-messages/${id}`
  const other = await person(desk, ['inboxReader'], ['security'])
  expect(await refusalsAt(other, path)).toMatchObject([{ document: String(id) }])
  expect(await refusalsAt(await person(desk, ['inboxReader'], ['press']), path)).toEqual([])
})

test.each(['/admin/collections/nothing', '/admin/collections/users/999999', '/admin/nowhere'])(
  'a screen that does not exist was refused to nobody: %s',
  async (path) => expect(await refusalsAt(await person(desk, ['writer']), path)).toEqual([]),
)

test.each<[Role, readonly string[]]>([
  ['writer', ['posts', 'media', 'schedules', 'operations', 'leaders', 'subcategories']],
  ['publisher', ['posts', 'media', 'schedules', 'operations', 'leaders', 'subcategories']],
  ['administrator', ['posts', 'users', 'invitations', 'audit', 'leaders', 'operations']],
])('a %s who opens their own screens was refused nothing', async (role, slugs) => {
  const { payload } = desk
  await addPost(payload)
  await addLeader(payload, { institution: 'army', role: null })
  await addOperation(payload)
  const who = await person(desk, [role])
  const makes = slugs.filter((slug) => ['posts', 'media'].includes(slug))
  const opened = [
    '/admin',
    '/admin/account',
    '/admin/globals/front-page',
    ...slugs.map((slug) => `/admin/collections/${slug}`),
    ...makes.map((slug) => `/admin/collections/${slug}/create`),
  ]
  for (const collection of slugs) {
    const { docs } = await payload.find({ collection: collection as 'posts', limit: 1, depth: 0 })
    if (docs[0]) opened.push(`/admin/collections/${collection}/${docs[0].id}`)
  }
  for (const path of opened) expect([path, await refusalsAt(who, path)]).toEqual([path, []])
})

test('someone on the way to their code was refused nothing', async () => {
  const who = await withPassword(desk, await account(desk, ['administrator']))
  expect(await refusalsAt(who, '/admin/collections/users')).toEqual([])
})
