import { expect, test } from 'vitest'
import type { Role } from '../../access/role.ts'
import { changeSessions } from '../../auth/sign-in/sessions.ts'
import { testDesk } from '../../testing/desk.ts'
import {
  createAccount,
  createPerson,
  firstAccountCookie,
  type Person,
  sendRequest,
} from '../../testing/people.ts'

const desk = testDesk()

const readAccount = (id: number | string) => desk.payload.findByID({ collection: 'users', id })

/** Everything that someone could try to change in an account. */
const ALL_FIELDS = {
  roles: ['administrator', 'publisher'],
  departments: ['security'],
  email: 'other@tusaale.example',
  codesSince: '2026-01-01T00:00:00.000Z',
  loginAttempts: -100,
  lockUntil: '2000-01-01T00:00:00.000Z',
  salt: 'x',
  hash: 'x',
  sessions: [{ id: 'x', createdAt: '2026-01-01', expiresAt: '2099-01-01', passedAt: '2026-01-01' }],
  resetPasswordToken: 'x',
  resetPasswordExpiration: '2099-01-01T00:00:00.000Z',
  apiKey: 'x',
  enableAPIKey: true,
  _verified: true,
  _strategy: 'x',
}

const storedAccount = (id: number | string) =>
  desk.payload.db.findOne({ collection: 'users', where: { id: { equals: id } } })

/** Tries to change an account over HTTP, also in bulk, and through the Local API. */
async function tryChange(by: Person, id: number | string, data: object): Promise<void> {
  await by.http('PATCH', `/users/${id}`, data)
  await by.http('PATCH', `/users?where[id][equals]=${id}`, data)
  const { user } = by
  const local = { collection: 'users', id, data, user, overrideAccess: false } as const
  await desk.payload.update(local as never).catch(() => undefined)
}

test.each<Role[][]>([[['writer']], [['publisher']], [['inboxReader']], [['administrator']], [[]]])(
  'an account with the roles %o can change its name and nothing else',
  async (roles) => {
    const editor = await createPerson(desk, roles)
    const before = await storedAccount(editor.user.id)
    await tryChange(editor, editor.user.id, { ...ALL_FIELDS, name: 'Another name' })
    const after = await storedAccount(editor.user.id)
    expect(after).toEqual({ ...before, name: 'Another name', updatedAt: expect.any(String) })
  },
)

test('nobody creates an account without an invitation, not even an administrator', async () => {
  const editor = await createPerson(desk, ['administrator'])
  const data = { email: 'made@tusaale.example', password: 'a-long-password-of-tests' }
  expect((await editor.http('POST', '/users', data)).status).toBe(403)
  const local = { collection: 'users', data, user: editor.user, overrideAccess: false } as const
  await expect(desk.payload.create(local)).rejects.toThrow(/not allowed/)
  expect((await sendRequest(desk, 'POST', '/users/first-register', data)).status).toBe(403)
  const query = { collection: 'users', where: { email: { equals: data.email } } } as const
  expect((await desk.payload.count(query)).totalDocs).toBe(0)
})

test.each<Role>(['writer', 'publisher', 'inboxReader'])(
  'a %s can neither change nor delete other accounts',
  async (role) => {
    const editor = await createPerson(desk, [role])
    const other = await createAccount(desk, ['writer'])
    const before = await storedAccount(other.id)
    await tryChange(editor, other.id, { ...ALL_FIELDS, name: 'Another name' })
    expect((await editor.http('DELETE', `/users/${other.id}`)).status).toBeGreaterThanOrEqual(400)
    expect((await editor.http('DELETE', `/users/${editor.user.id}`)).status).toBeGreaterThanOrEqual(
      400,
    )
    expect(await storedAccount(other.id)).toEqual(before)
  },
)

test('an administrator changes roles, departments and e-mail of others, and no secrets', async () => {
  const editor = await createPerson(desk, ['administrator'])
  const other = await createAccount(desk, ['writer'])
  const before = await storedAccount(other.id)
  await tryChange(editor, other.id, ALL_FIELDS)
  const { roles, departments, email } = ALL_FIELDS
  const sorted = (after: object | null) => ({
    ...after,
    roles: [...((after as { roles?: string[] })?.roles ?? [])].sort(),
  })
  expect(sorted(await storedAccount(other.id))).toEqual({
    ...before,
    roles,
    departments,
    email,
    updatedAt: expect.any(String),
  })
})

interface Permissions {
  readonly fields: Readonly<Record<string, { readonly read?: boolean; readonly update?: boolean }>>
}

/** The permissions on the fields of an account, which the desk's forms request. */
async function fieldPermissions(by: Person, id: number | string): Promise<Permissions['fields']> {
  const response = await by.http('POST', `/users/access/${id}`, { id, _status: 'draft' })
  return ((await response.json()) as Permissions).fields
}

test('the form lets an administrator change the access of others, but not their own', async () => {
  const editor = await createPerson(desk, ['administrator'])
  const other = await createAccount(desk, ['writer'])
  const forOther = await fieldPermissions(editor, other.id)
  const forSelf = await fieldPermissions(editor, editor.user.id)
  for (const name of ['email', 'roles', 'departments']) {
    expect([name, forOther[name]?.update, forSelf[name]?.update]).toEqual([name, true, undefined])
  }
  const writer = await createPerson(desk, ['writer'])
  expect((await fieldPermissions(writer, writer.user.id)).roles).toEqual({ read: true })
})

test.each(['roles', 'departments', 'email'])(
  'the form for many accounts does not offer %s, since one’s own could be among them',
  async (name) => {
    const editor = await createPerson(desk, ['administrator'])
    const response = await editor.http('GET', '/access')
    const { collections } = (await response.json()) as { collections: { users: Permissions } }
    expect(collections.users.fields[name]).toEqual({ read: true })
  },
)

test('the form of an account has no password field, which would change nothing', async () => {
  const editor = await createPerson(desk, ['administrator'])
  const other = await createAccount(desk, ['writer'])
  // Payload hides its own button where it finds the name without the right to update.
  for (const id of [editor.user.id, other.id]) {
    expect((await fieldPermissions(editor, id)).password).toEqual({ read: true })
  }
})

test('a password that is sent with an account is refused with an explanation, one’s own too', async () => {
  const editor = await createPerson(desk, ['administrator'])
  const other = await createAccount(desk, ['writer'])
  const data = { name: 'Another name', password: 'a-password-of-someone-else' }
  for (const id of [editor.user.id, other.id]) {
    const before = await storedAccount(id)
    for (const path of [`/users/${id}`, `/users?where[id][equals]=${id}`]) {
      const response = await editor.http('PATCH', path, data)
      expect(response.status).toBe(403)
      expect(JSON.stringify(await response.json())).toContain('at /admin/password')
    }
    expect(await storedAccount(id)).toEqual(before)
  }
  expect((await editor.http('GET', '/users?where[password][exists]=true')).status).toBe(400)
  const response = await editor.http('GET', `/users/${other.id}`)
  expect(await response.json()).not.toHaveProperty('password')
})

test('an administrator whose second factor is long ago confirms first that it is they', async () => {
  const { http, user } = await createPerson(desk, ['administrator'])
  const other = await createAccount(desk, ['writer'])
  const before = await storedAccount(other.id)
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await changeSessions(desk.payload, user.id, (sessions) =>
    sessions.map((session) => ({ ...session, passedAt: anHourAgo })),
  )
  for (const [method, path, body] of [
    ['PATCH', '', { roles: ['administrator'] }],
    ['PATCH', '', { email: 'other@tusaale.example' }],
    ['POST', '/reset-codes', undefined],
    ['POST', '/password-link', undefined],
  ] as const) {
    const response = await http(method, `/users/${other.id}${path}`, body)
    expect(response.status).toBe(403)
    expect(JSON.stringify(await response.json())).toContain('/admin/codes in another tab')
  }
  expect(await storedAccount(other.id)).toEqual(before)
  expect((await http('PATCH', `/users/${other.id}`, { name: 'Another name' })).status).toBe(200)
})

test('nobody becomes an inbox reader without a department', async () => {
  const editor = await createPerson(desk, ['administrator'])
  const other = await createAccount(desk, ['writer'])
  const change = (data: object) => editor.http('PATCH', `/users/${other.id}`, data)
  const refused = await change({ roles: ['inboxReader'], departments: [] })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(await refused.json())).toContain('at least one department')
  expect((await change({ roles: ['inboxReader'], departments: ['press'] })).status).toBe(200)
  expect((await change({ departments: [] })).status).toBe(400)
  expect(await readAccount(other.id)).toMatchObject({ departments: ['press'] })
})

test('an existing inbox reader without a department can still change their name', async () => {
  const editor = await createPerson(desk, ['inboxReader'])
  const response = await editor.http('PATCH', `/users/${editor.user.id}`, { name: 'Another name' })
  expect(response.status).toBe(200)
})

test('an administrator can delete others but not themselves', async () => {
  const editor = await createPerson(desk, ['administrator'])
  const { user } = editor
  const other = await createAccount(desk, ['administrator'])
  expect((await editor.http('DELETE', `/users/${other.id}`)).status).toBe(200)
  expect((await editor.http('DELETE', `/users/${user.id}`)).status).toBeGreaterThanOrEqual(400)
  const query = { collection: 'users', id: user.id, user, overrideAccess: false } as const
  await expect(desk.payload.delete(query)).rejects.toThrow()
  const bulk = await editor.http('DELETE', `/users?where[id][equals]=${user.id}`)
  expect(JSON.stringify(await bulk.json())).toContain('nobody deletes their own account')
  expect((await readAccount(user.id)).id).toBe(user.id)
})

test('of two administrators who demote each other at once one remains', async () => {
  await desk.payload.delete({ collection: 'users', where: {} })
  const [first, second] = [
    await createPerson(desk, ['administrator']),
    await createPerson(desk, ['administrator']),
  ]
  await Promise.allSettled([
    first.http('PATCH', `/users/${second.user.id}`, { roles: ['writer'] }),
    second.http('PATCH', `/users/${first.user.id}`, { roles: null }),
  ])
  const where = { roles: { in: ['administrator' as const] } }
  expect((await desk.payload.count({ collection: 'users', where })).totalDocs).toBe(1)
})

test('administrators read whole accounts, others only names and their own account', async () => {
  const other = await createAccount(desk, ['publisher'])
  const all = await (await createPerson(desk, ['administrator'])).http('GET', `/users/${other.id}`)
  expect(await all.json()).toMatchObject({ email: other.email, roles: ['publisher'] })
  const writer = await createPerson(desk, ['writer'])
  const json = await (await writer.http('GET', `/users/${other.id}`)).json()
  const { collection, createdAt, updatedAt, ...fields } = json
  expect(fields).toEqual({ id: other.id, name: expect.stringMatching(/^Person/), sessions: [] })
  const self = await (await writer.http('GET', `/users/${writer.user.id}`)).json()
  expect(self).toMatchObject({ email: writer.user.email, roles: ['writer'] })
  expect(JSON.stringify(self)).not.toMatch(/"(salt|hash|loginAttempts|lockUntil|reset\w+)"/)
})

test.each(['email', 'roles', 'loginAttempts', 'hash', 'salt', 'resetPasswordToken', 'sessions.id'])(
  'others cannot learn the %s of an account by a filter',
  async (field) => {
    const writer = await createPerson(desk, ['writer'])
    const response = await writer.http('GET', `/users?where[${field}][exists]=true`)
    expect(response.status).toBeGreaterThanOrEqual(400)
  },
)

test('a change of roles ends the sessions of the account', async () => {
  const administrator = await createPerson(desk, ['administrator'])
  const writer = await createPerson(desk, ['writer'])
  expect((await writer.http('GET', '/posts')).status).toBe(200)
  await administrator.http('PATCH', `/users/${writer.user.id}`, { roles: ['publisher'] })
  expect((await writer.http('GET', '/posts')).status).toBe(403)
})

test('the first account has only an e-mail address, a password and a name from its creator', async () => {
  await desk.payload.delete({ collection: 'users', where: {} })
  const credentials = { email: 'first@tusaale.example', password: 'a-long-password-of-tests' }
  const data = { ...ALL_FIELDS, ...credentials, roles: ['inboxReader'] }
  const cookie = await firstAccountCookie(desk)
  const response = await sendRequest(desk, 'POST', '/users/first-register', data, cookie)
  expect(response.status).toBe(200)
  const { docs } = await desk.payload.find({ collection: 'users', showHiddenFields: true })
  expect(docs).toMatchObject([{ name: 'first', roles: ['administrator'], departments: [] }])
  expect(docs[0]).toMatchObject({ codesSince: null, loginAttempts: 0, lockUntil: null })
})
