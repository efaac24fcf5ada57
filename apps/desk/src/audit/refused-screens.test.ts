import { expect, test } from 'vitest'
import type { Role } from '../access/role.ts'
import { testDesk } from '../testing/desk.ts'
import { addLeader, addOperation, addPost } from '../testing/documents.ts'
import { addMessage } from '../testing/messages.ts'
import { createAccount, createPerson, type Person, signInWithPassword } from '../testing/people.ts'
import { recordRefusedScreen, SCREEN_PATH } from './refused-screens.ts'
import { auditEntries } from './testing/audit-entries.ts'

const desk = testDesk()

/** The refusals that are recorded when someone opens a screen. */
async function refusalsAt({ token, user }: Pick<Person, 'token' | 'user'>, path: string) {
  const headers = new Headers({ authorization: `JWT ${token}`, [SCREEN_PATH]: path })
  await recordRefusedScreen(desk.payload, headers)
  return auditEntries(desk, { action: { equals: 'access.refused' }, who: { equals: user.id } })
}

test.each([
  ['/admin/collections/audit', { collection: 'audit', document: null }],
  ['/admin/collections/users/1', { collection: 'users', document: '1' }],
  ['/admin/collections/leaders/create', { collection: 'leaders', document: 'create' }],
  ['/admin/globals/inbox-settings', { collection: 'inbox-settings', document: null }],
])('opening a forbidden screen is recorded: %s', async (path, entry) => {
  const writer = await createPerson(desk, ['writer'])
  expect(await refusalsAt(writer, path)).toMatchObject([
    { ...entry, change: { method: 'GET', path } },
  ])
})

test('opening a message is recorded if it belongs to another department', async () => {
  const { id } = await addMessage(desk.payload)
  const path = `/admin/collections/contact-messages/${id}`
  const other = await createPerson(desk, ['inboxReader'], ['security'])
  expect(await refusalsAt(other, path)).toMatchObject([{ document: String(id) }])
  expect(await refusalsAt(await createPerson(desk, ['inboxReader'], ['press']), path)).toEqual([])
})

test.each(['/admin/collections/nothing', '/admin/collections/users/999999', '/admin/nowhere'])(
  'opening a screen that does not exist is not recorded: %s',
  async (path) => expect(await refusalsAt(await createPerson(desk, ['writer']), path)).toEqual([]),
)

test.each<[Role, readonly string[]]>([
  ['writer', ['posts', 'media', 'schedules', 'operations', 'leaders', 'subcategories']],
  ['publisher', ['posts', 'media', 'schedules', 'operations', 'leaders', 'subcategories']],
  ['administrator', ['posts', 'users', 'invitations', 'audit', 'leaders', 'operations']],
])('a %s who opens only allowed screens causes no entry', async (role, slugs) => {
  const { payload } = desk
  await addPost(payload)
  await addLeader(payload, { institution: 'army', role: null })
  await addOperation(payload)
  const who = await createPerson(desk, [role])
  const creatable = slugs.filter((slug) => ['posts', 'media'].includes(slug))
  const paths = [
    '/admin',
    '/admin/account',
    '/admin/globals/front-page',
    ...slugs.map((slug) => `/admin/collections/${slug}`),
    ...creatable.map((slug) => `/admin/collections/${slug}/create`),
  ]
  for (const collection of slugs) {
    const { docs } = await payload.find({ collection: collection as 'posts', limit: 1, depth: 0 })
    if (docs[0]) paths.push(`/admin/collections/${collection}/${docs[0].id}`)
  }
  for (const path of paths) expect([path, await refusalsAt(who, path)]).toEqual([path, []])
})

test('a person whose code is due causes no entry', async () => {
  const who = await signInWithPassword(desk, await createAccount(desk, ['administrator']))
  expect(await refusalsAt(who, '/admin/collections/users')).toEqual([])
})
