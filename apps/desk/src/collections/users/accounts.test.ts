import { expect, test } from 'vitest'
import type { Role } from '../../access/role.ts'
import { testDesk } from '../../testing/desk.ts'
import { account, ask, firstAccountCookie, type Person, person } from '../../testing/people.ts'

const desk = testDesk()

const read = (id: number | string) => desk.payload.findByID({ collection: 'users', id })

/** Everything that an account could try to give itself. */
const MORE = {
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

const secrets = (id: number | string) =>
  desk.payload.db.findOne({ collection: 'users', where: { id: { equals: id } } })

async function waysToChange(who: Person, id: number | string, data: object): Promise<void> {
  await who.http('PATCH', `/users/${id}`, data)
  await who.http('PATCH', `/users?where[id][equals]=${id}`, data)
  const { user } = who
  const local = { collection: 'users', id, data, user, overrideAccess: false } as const
  await desk.payload.update(local as never).catch(() => undefined)
}

test.each<Role[][]>([[['writer']], [['publisher']], [['inboxReader']], [['administrator']], [[]]])(
  'someone who is %o makes themselves nothing more, and changes their name',
  async (roles) => {
    const who = await person(desk, roles)
    const before = await secrets(who.user.id)
    await waysToChange(who, who.user.id, { ...MORE, name: 'Another name' })
    const after = await secrets(who.user.id)
    expect(after).toEqual({ ...before, name: 'Another name', updatedAt: expect.any(String) })
  },
)

test('nobody makes an account but by an invitation, an administrator neither', async () => {
  const who = await person(desk, ['administrator'])
  const data = { email: 'made@tusaale.example', password: 'a-long-password-of-tests' }
  expect((await who.http('POST', '/users', data)).status).toBe(403)
  const local = { collection: 'users', data, user: who.user, overrideAccess: false } as const
  await expect(desk.payload.create(local)).rejects.toThrow(/not allowed/)
  expect((await ask(desk, 'POST', '/users/first-register', data)).status).toBe(403)
  const found = { collection: 'users', where: { email: { equals: data.email } } } as const
  expect((await desk.payload.count(found)).totalDocs).toBe(0)
})

test.each<Role>(['writer', 'publisher', 'inboxReader'])(
  'a %s changes and deletes nobody else',
  async (role) => {
    const who = await person(desk, [role])
    const other = await account(desk, ['writer'])
    const before = await secrets(other.id)
    await waysToChange(who, other.id, { ...MORE, name: 'Another name' })
    expect((await who.http('DELETE', `/users/${other.id}`)).status).toBeGreaterThanOrEqual(400)
    expect((await who.http('DELETE', `/users/${who.user.id}`)).status).toBeGreaterThanOrEqual(400)
    expect(await secrets(other.id)).toEqual(before)
  },
)

test('an administrator gives others roles and a new address, and none of their secrets', async () => {
  const who = await person(desk, ['administrator'])
  const other = await account(desk, ['writer'])
  const before = await secrets(other.id)
  await waysToChange(who, other.id, MORE)
  const { roles, departments, email } = MORE
  const sorted = (after: object | null) => ({
    ...after,
    roles: [...((after as { roles?: string[] })?.roles ?? [])].sort(),
  })
  expect(sorted(await secrets(other.id))).toEqual({
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

/** What the desk's forms ask before they draw an account. */
async function formOf(who: Person, id: number | string): Promise<Permissions['fields']> {
  const answer = await who.http('POST', `/users/access/${id}`, { id, _status: 'draft' })
  return ((await answer.json()) as Permissions).fields
}

test('the form of an account lets an administrator change another’s access, and not their own', async () => {
  const who = await person(desk, ['administrator'])
  const other = await account(desk, ['writer'])
  const [others, own] = [await formOf(who, other.id), await formOf(who, who.user.id)]
  for (const name of ['email', 'roles', 'departments']) {
    expect([name, others[name]?.update, own[name]?.update]).toEqual([name, true, undefined])
  }
  const writer = await person(desk, ['writer'])
  expect((await formOf(writer, writer.user.id)).roles).toEqual({ read: true })
})

test.each(['roles', 'departments', 'email'])(
  'changing many accounts at once does not offer their %s: one’s own could be among them',
  async (name) => {
    const who = await person(desk, ['administrator'])
    const answer = await who.http('GET', '/access')
    const { collections } = (await answer.json()) as { collections: { users: Permissions } }
    expect(collections.users.fields[name]).toEqual({ read: true })
  },
)

test('the form of an account offers no password, which would change nothing', async () => {
  const who = await person(desk, ['administrator'])
  const other = await account(desk, ['writer'])
  // Payload's own button goes where it finds the name, and no right to update.
  for (const id of [who.user.id, other.id]) {
    expect((await formOf(who, id)).password).toEqual({ read: true })
  }
})

test('a password that is sent with an account is refused with a sentence, one’s own too', async () => {
  const who = await person(desk, ['administrator'])
  const other = await account(desk, ['writer'])
  const data = { name: 'Another name', password: 'a-password-of-someone-else' }
  for (const id of [who.user.id, other.id]) {
    const before = await secrets(id)
    for (const path of [`/users/${id}`, `/users?where[id][equals]=${id}`]) {
      const answer = await who.http('PATCH', path, data)
      expect(answer.status).toBe(403)
      expect(JSON.stringify(await answer.json())).toContain('at /admin/password')
    }
    expect(await secrets(id)).toEqual(before)
  }
  expect((await who.http('GET', '/users?where[password][exists]=true')).status).toBe(400)
  const read = await who.http('GET', `/users/${other.id}`)
  expect(await read.json()).not.toHaveProperty('password')
})

test('nobody becomes an inbox reader of no department', async () => {
  const who = await person(desk, ['administrator'])
  const other = await account(desk, ['writer'])
  const change = (data: object) => who.http('PATCH', `/users/${other.id}`, data)
  const refused = await change({ roles: ['inboxReader'], departments: [] })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(await refused.json())).toContain('at least one department')
  expect((await change({ roles: ['inboxReader'], departments: ['press'] })).status).toBe(200)
  expect((await change({ departments: [] })).status).toBe(400)
  expect(await read(other.id)).toMatchObject({ departments: ['press'] })
})

test('an inbox reader who has no department since before still changes their name', async () => {
  const who = await person(desk, ['inboxReader'])
  const answer = await who.http('PATCH', `/users/${who.user.id}`, { name: 'Another name' })
  expect(answer.status).toBe(200)
})

test('an administrator deletes others and never themselves', async () => {
  const who = await person(desk, ['administrator'])
  const { user } = who
  const other = await account(desk, ['administrator'])
  expect((await who.http('DELETE', `/users/${other.id}`)).status).toBe(200)
  expect((await who.http('DELETE', `/users/${user.id}`)).status).toBeGreaterThanOrEqual(400)
  const own = { collection: 'users', id: user.id, user, overrideAccess: false } as const
  await expect(desk.payload.delete(own)).rejects.toThrow()
  const many = await who.http('DELETE', `/users?where[id][equals]=${user.id}`)
  expect(JSON.stringify(await many.json())).toContain('nobody deletes their own account')
  expect((await read(user.id)).id).toBe(user.id)
})

test('two administrators who demote each other leave one', async () => {
  await desk.payload.delete({ collection: 'users', where: {} })
  const [one, two] = [await person(desk, ['administrator']), await person(desk, ['administrator'])]
  await Promise.allSettled([
    one.http('PATCH', `/users/${two.user.id}`, { roles: ['writer'] }),
    two.http('PATCH', `/users/${one.user.id}`, { roles: null }),
  ])
  const where = { roles: { in: ['administrator' as const] } }
  expect((await desk.payload.count({ collection: 'users', where })).totalDocs).toBe(1)
})

test('administrators see accounts in full, others a name alone, and themselves', async () => {
  const other = await account(desk, ['publisher'])
  const all = await (await person(desk, ['administrator'])).http('GET', `/users/${other.id}`)
  expect(await all.json()).toMatchObject({ email: other.email, roles: ['publisher'] })
  const writer = await person(desk, ['writer'])
  const seen = await (await writer.http('GET', `/users/${other.id}`)).json()
  const { collection, createdAt, updatedAt, ...told } = seen
  expect(told).toEqual({ id: other.id, name: expect.stringMatching(/^Person/), sessions: [] })
  const own = await (await writer.http('GET', `/users/${writer.user.id}`)).json()
  expect(own).toMatchObject({ email: writer.user.email, roles: ['writer'] })
  expect(JSON.stringify(own)).not.toMatch(/"(salt|hash|loginAttempts|lockUntil|reset\w+)"/)
})

test.each(['email', 'roles', 'loginAttempts', 'hash', 'salt', 'resetPasswordToken', 'sessions.id'])(
  'others do not find out what %s an account has by asking for those that have it',
  async (field) => {
    const writer = await person(desk, ['writer'])
    const answer = await writer.http('GET', `/users?where[${field}][exists]=true`)
    expect(answer.status).toBeGreaterThanOrEqual(400)
  },
)

test('roles that change end the sessions of the account', async () => {
  const administrator = await person(desk, ['administrator'])
  const writer = await person(desk, ['writer'])
  expect((await writer.http('GET', '/posts')).status).toBe(200)
  await administrator.http('PATCH', `/users/${writer.user.id}`, { roles: ['publisher'] })
  expect((await writer.http('GET', '/posts')).status).toBe(403)
})

test('a first account is made of an address, a password and a name', async () => {
  await desk.payload.delete({ collection: 'users', where: {} })
  const said = { email: 'first@tusaale.example', password: 'a-long-password-of-tests' }
  const data = { ...MORE, ...said, roles: ['inboxReader'] }
  const cookie = await firstAccountCookie(desk)
  const answer = await ask(desk, 'POST', '/users/first-register', data, cookie)
  expect(answer.status).toBe(200)
  const { docs } = await desk.payload.find({ collection: 'users', showHiddenFields: true })
  expect(docs).toMatchObject([{ name: 'first', roles: ['administrator'], departments: [] }])
  expect(docs[0]).toMatchObject({ codesSince: null, loginAttempts: 0, lockUntil: null })
})
