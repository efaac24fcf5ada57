import { afterAll, beforeAll, expect, test } from 'vitest'
import { entriesAbout } from '../../audit/testing/audit-entries.ts'
import type { User } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import {
  createAccount,
  createPerson,
  type Person,
  payloadRequest,
  sendRequest,
  sessionToken,
} from '../../testing/people.ts'
import { beginAtProvider } from './provider.ts'
import { type ProviderPerson, startProvider, type TestProvider } from './testing/provider.ts'

const RETURN_URL = 'http://desk.example/admin/openid'

let provider: TestProvider
const desk = testDesk(undefined, async () => {
  provider = await startProvider(() => RETURN_URL)
  return { openId: provider.settings }
})

beforeAll(async () => {
  // The first account of a desk also gets the role of administrator: it is none of those below.
  await createAccount(desk, [])
})

afterAll(() => provider.close())

let people = 0

/** Somebody whom the provider knows, by a verified address of their own. */
function newPerson(): ProviderPerson & { email: string } {
  people += 1
  const email = `qof-${people}@tusaale.example`
  return { sub: `sub-${people}`, email, email_verified: true, name: `Qof ${people}` }
}

/** An invitation that was sent, and is open for an hour. */
const invite = (email: string, data: object = {}) => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  return desk.payload.create({
    collection: 'invitations',
    data: { email, roles: ['writer'], expiresAt, ...data } as never,
  })
}

const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')

/** Begins a visit to the provider; the cookie is that of its browser. */
async function begin(start = () => sendRequest(desk, 'POST', '/users/openid/begin', {})) {
  const response = await start()
  const { url } = (await response.json()) as { url: string }
  const cookie = cookiesOf(response).find((each) => each.startsWith('gaashaan-openid=')) ?? ''
  return { url, cookie }
}

/** Signs somebody in at the provider, and returns the query with which it sends the browser back. */
async function signInAtProvider(url: string, person: ProviderPerson | null): Promise<string> {
  provider.person = person
  const jar = new Map<string, string>()
  for (let at = url; ; ) {
    if (at.startsWith(RETURN_URL)) return new URL(at).search
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const each of cookiesOf(response)) {
      const [name = '', ...value] = each.split('=')
      jar.set(name, value.join('='))
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${at}: ${response.status} ${await response.text()}`)
    at = new URL(location, at).href
  }
}

const complete = (query: string, cookie: string, headers: Record<string, string> = {}) =>
  sendRequest(desk, 'POST', '/users/openid/complete', { query }, { cookie, ...headers })

/** A whole visit, from the desk's sign-in page and back. */
async function signIn(person: ProviderPerson | null): Promise<Response> {
  const { url, cookie } = await begin()
  return complete(await signInAtProvider(url, person), cookie)
}

async function read(response: Response) {
  const { code, goTo } = (await response.json()) as { code?: string; goTo?: string }
  return { status: response.status, ...(code && { code }), ...(goTo && { goTo }) }
}

const OPENED = { status: 200, goTo: '/admin' }

const callWith = (response: Response, method: string, path: string, body?: object) =>
  sendRequest(desk, method, path, body, { authorization: `JWT ${sessionToken(response)}` })

const accountWith = (email: string) =>
  desk.payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email } } })

/** Connects the account of somebody who is signed in with somebody of the provider. */
async function connect(by: Person, person: ProviderPerson): Promise<Response> {
  const { url, cookie } = await begin(() => by.http('POST', '/users/openid/connect', {}))
  const query = await signInAtProvider(url, person)
  return complete(query, cookie, { authorization: `JWT ${by.token}` })
}

test('the invitation to a verified address becomes an account with the roles that it names', async () => {
  const person = newPerson()
  await invite(person.email, { roles: ['writer', 'inboxReader'], departments: ['press'] })
  expect(await read(await signIn(person))).toEqual(OPENED)
  expect(await accountWith(person.email)).toMatchObject({
    name: person.name,
    roles: ['writer', 'inboxReader'],
    departments: ['press'],
  })
  const actions = (await entriesAbout(desk, person.email)).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['invitation.accepted', 'session.opened']))
})

test('the desk asks for its own second factor where the provider asked for none', async () => {
  const person = newPerson()
  await invite(person.email)
  const response = await signIn(person)
  expect((await callWith(response, 'GET', '/posts')).status).toBe(403)
  const state = await (await callWith(response, 'GET', '/users/codes')).json()
  expect(state).toMatchObject({ isNeeded: true, hasPassed: false, openId: { isConnected: true } })
})

test('the second factor of the provider counts as that of the desk', async () => {
  const person = { ...newPerson(), acr: provider.settings.secondFactorAcr }
  await invite(person.email)
  expect((await callWith(await signIn(person), 'GET', '/posts')).status).toBe(200)
  const other = { ...person, acr: undefined }
  expect((await callWith(await signIn(other), 'GET', '/posts')).status).toBe(403)
})

test('somebody who comes again has the same account, whatever their address is now', async () => {
  const person = newPerson()
  await invite(person.email)
  await signIn(person)
  const moved = { ...person, email: newPerson().email, email_verified: false }
  expect(await read(await signIn(moved))).toEqual(OPENED)
  expect(await accountWith(moved.email)).toBeNull()
})

test('an address that the provider has not verified opens no invitation', async () => {
  const person = { ...newPerson(), email_verified: false }
  await invite(person.email)
  expect(await read(await signIn(person))).toEqual({ status: 403, code: 'email_not_verified' })
  expect(await accountWith(person.email)).toBeNull()
})

test('whoever is not invited any more gets no account, and the audit has the try', async () => {
  const person = newPerson()
  expect(await read(await signIn(person))).toEqual({ status: 403, code: 'not_invited' })
  const { id } = await invite(person.email)
  const past = new Date(Date.now() - 1000).toISOString()
  await desk.payload.db.updateOne({ collection: 'invitations', id, data: { expiresAt: past } })
  expect(await read(await signIn(person))).toEqual({ status: 403, code: 'not_invited' })
  const reasons = (await entriesAbout(desk, person.email)).map(({ change }) => change)
  expect(reasons).toContainEqual({ reason: 'not_invited' })
})

test('an account that is there already is not opened by its address', async () => {
  const { email } = await createAccount(desk, ['writer'])
  const response = await signIn({ ...newPerson(), email })
  expect(await read(response)).toEqual({ status: 409, code: 'has_account' })
  expect(sessionToken(response)).toBe('')
})

test('a return is accepted once, in the browser that began, and with its own state', async () => {
  const person = newPerson()
  await invite(person.email)
  const first = await begin()
  const second = await begin()
  const query = await signInAtProvider(first.url, person)
  expect(await read(await complete(query, ''))).toEqual({ status: 410, code: 'openid_over' })
  const forged = first.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect((await read(await complete(query, forged))).code).toBe('openid_over')
  const refused = { status: 422, code: 'openid_refused' }
  expect(await read(await complete(query, second.cookie))).toEqual(refused)
  const opened = await complete(query, first.cookie)
  expect(await read(opened)).toEqual(OPENED)
  expect(opened.headers.getSetCookie().join()).toMatch(/gaashaan-openid=; Expires=Thu, 01 Jan 1970/)
  expect(await read(await complete(query, first.cookie))).toEqual(refused)
})

test('whoever breaks the sign-in off at the provider is told that it was not completed', async () => {
  expect(await read(await signIn(null))).toEqual({ status: 422, code: 'openid_refused' })
})

test('an account is connected from within, signs in at the provider and is disconnected', async () => {
  const person = newPerson()
  const writer = await createPerson(desk, ['writer'])
  const connected = await connect(writer, person)
  expect(await read(connected)).toEqual({ status: 200, goTo: '/admin/codes' })
  expect((await writer.http('GET', '/posts')).status).toBe(403)
  expect(await read(await signIn(person))).toEqual(OPENED)
  const disconnected = await callWith(connected, 'POST', '/users/openid/disconnect')
  expect(disconnected.status).toBe(200)
  expect(await read(await signIn(person))).toEqual({ status: 403, code: 'not_invited' })
  const actions = (await entriesAbout(desk, String(writer.user.email))).map(({ action }) => action)
  expect(actions).toEqual(
    expect.arrayContaining(['identity.connected', 'session.opened', 'identity.disconnected']),
  )
})

test('one person of the provider has one account', async () => {
  const person = newPerson()
  const [writer, other] = [await createPerson(desk, ['writer']), await createPerson(desk, [])]
  await connect(writer, person)
  expect(await read(await connect(other, person))).toEqual({ status: 409, code: 'identity_taken' })
})

test('an account is connected only shortly after its second factor was used', async () => {
  const writer = await createPerson(desk, ['writer'])
  await writer.http('POST', '/users/codes/begin')
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await desk.payload.db.updateOne({
    collection: 'users',
    id: writer.user.id,
    data: {
      sessions: (writer.user as User).sessions?.map((each) => ({ ...each, passedAt: anHourAgo })),
    },
  })
  await desk.payload.db.updateOne({
    collection: 'second-factors',
    where: { account: { equals: writer.user.id } },
    data: { confirmedAt: anHourAgo },
  })
  for (const path of ['connect', 'disconnect']) {
    const response = await writer.http('POST', `/users/openid/${path}`, {})
    expect(await read(response)).toEqual({ status: 403, code: 'confirm_first' })
  }
})

test('a closed account is not opened', async () => {
  const person = newPerson()
  await invite(person.email)
  await signIn(person)
  const account = await accountWith(person.email)
  await desk.payload.db.updateOne({
    collection: 'users',
    id: Number(account?.id),
    data: { closedAt: new Date().toISOString() },
  })
  expect(await read(await signIn(person))).toEqual({ status: 403, code: 'account_closed' })
})

test('an account whose codes are reset, or that is deleted, is connected no more', async () => {
  const administrator = await createPerson(desk, ['administrator'])
  const person = newPerson()
  const writer = await createPerson(desk, ['writer'])
  await connect(writer, person)
  await administrator.http('POST', `/users/${writer.user.id}/reset-codes`)
  expect((await read(await signIn(person))).code).toBe('not_invited')
  const other = await createPerson(desk, ['writer'])
  await connect(other, person)
  await administrator.http('DELETE', `/users/${other.user.id}`)
  expect((await read(await signIn(person))).code).toBe('not_invited')
})

test('metadata that name another issuer are not believed', async () => {
  const req = await payloadRequest(desk, (await createPerson(desk, ['writer'])).user)
  const issuer = provider.settings.issuer.replace('127.0.0.1', 'localhost')
  const begun = beginAtProvider(req, { ...provider.settings, issuer })
  await expect(begun).rejects.toThrow('does not match the expected issuer')
})

test('a provider that does not respond is told, and so is a desk without one', async () => {
  const { custom } = desk.payload.config
  const { openId } = custom
  custom.openId = { ...provider.settings, issuer: 'http://127.0.0.1:9' }
  const unreachable = await sendRequest(desk, 'POST', '/users/openid/begin', {})
  custom.openId = undefined
  const off = await sendRequest(desk, 'POST', '/users/openid/begin', {})
  custom.openId = openId
  expect(await read(unreachable)).toEqual({ status: 503, code: 'openid_unreachable' })
  expect(await read(off)).toEqual({ status: 404, code: 'openid_off' })
})
