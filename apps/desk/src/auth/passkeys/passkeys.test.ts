import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entriesAbout } from '../../audit/testing/audit-entries.ts'
import { testDesk } from '../../testing/desk.ts'
import {
  createAccount,
  createPerson,
  type Person,
  sendRequest,
  sessionToken,
  signInWithPassword,
} from '../../testing/people.ts'
import { codeAt } from '../second-factor/one-time-code.ts'
import { RECENT_MS } from '../second-factor/session.ts'
import { MAX_PASSKEYS } from './collection.ts'
import { type Authenticator, type Behaviour, createAuthenticator } from './testing/authenticator.ts'

const desk = testDesk()

beforeEach(async () => {
  // The first account of a desk also gets the role of administrator: it is none of those below.
  if ((await desk.payload.count({ collection: 'users' })).totalDocs === 0)
    await createAccount(desk, [])
})

afterEach(() => {
  vi.useRealTimers()
})

type Http = Person['http']

interface Begun {
  readonly options: { readonly challenge: string }
}

const json = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T

async function enrol(http: Http, key = createAuthenticator(), behaviour: Behaviour = {}) {
  const { options } = await json<Begun>(http('POST', '/users/passkeys/begin', {}))
  const body = { name: 'My phone', response: key.register(options, behaviour) }
  return { key, response: await http('POST', '/users/passkeys/confirm', body) }
}

/** A publisher with a passkey, and the session in which it was set up. */
async function personWithPasskey() {
  const account = await createAccount(desk, ['publisher'])
  const person = await signInWithPassword(desk, account)
  const { key, response } = await enrol(person.http)
  expect(response.status).toBe(200)
  return { ...person, account, key }
}

async function signInByPasskey(key: Authenticator, behaviour?: Behaviour): Promise<Response> {
  const begun = await sendRequest(desk, 'POST', '/users/passkeys/sign-in/begin', {})
  const response = key.sign((await json<Begun>(begun)).options, behaviour)
  return sendRequest(desk, 'POST', '/users/passkeys/sign-in', { response })
}

async function checkPasskey(http: Http, key: Authenticator, behaviour?: Behaviour) {
  const { options } = await json<Begun>(http('POST', '/users/passkeys/check/begin', {}))
  return http('POST', '/users/passkeys/check', { response: key.sign(options, behaviour) })
}

const opensPosts = async (http: Http) => (await http('GET', '/posts')).status === 200

const withToken = (response: Response) => ({ authorization: `JWT ${sessionToken(response)}` })

const codeOf = async (response: Response) => (await json<{ code: string }>(response)).code

const lastEntry = async (email: string) => (await entriesAbout(desk, email)).at(-1)

test('a passkey that is set up opens the account by itself', async () => {
  const { account, key, http } = await personWithPasskey()
  expect(await opensPosts(http)).toBe(true)
  const response = await signInByPasskey(key, { userHandle: String(account.id) })
  expect(response.status).toBe(200)
  const posts = await sendRequest(desk, 'GET', '/posts', undefined, withToken(response))
  expect(posts.status).toBe(200)
  expect(await lastEntry(account.email)).toMatchObject({
    action: 'session.opened',
    whoseEmail: account.email,
    change: { passkey: 'My phone' },
  })
})

test('a sign-in by passkey ends the session that the browser had', async () => {
  const { key, http } = await personWithPasskey()
  const { options } = await json<Begun>(http('POST', '/users/passkeys/sign-in/begin', {}))
  const response = await http('POST', '/users/passkeys/sign-in', { response: key.sign(options) })
  expect(response.status).toBe(200)
  const { sessions } = await json<{ sessions: unknown[] }>(http('GET', '/users/sessions'))
  expect(sessions).toMatchObject([{ isCurrent: true }])
})

test('after the password a passkey is the second step, and the list tells its last use', async () => {
  const { account, key } = await personWithPasskey()
  const { http } = await signInWithPassword(desk, account)
  expect(await opensPosts(http)).toBe(false)
  expect((await checkPasskey(http, key, { isUserVerified: false })).status).toBe(200)
  expect(await opensPosts(http)).toBe(true)
  expect(await lastEntry(account.email)).toMatchObject({ action: 'passkey.accepted' })
  const { passkeys } = await json<{ passkeys: { usedAt: string }[] }>(http('GET', '/users/codes'))
  expect(passkeys).toMatchObject([{ name: 'My phone', isCopied: false }])
  expect(Date.now() - Date.parse(passkeys[0]?.usedAt ?? '')).toBeLessThan(60_000)
})

test('a passkey alone opens nothing if nobody checked who used it', async () => {
  const { key } = await personWithPasskey()
  const response = await signInByPasskey(key, { isUserVerified: false })
  expect([response.status, await codeOf(response)]).toEqual([422, 'passkey_refused'])
})

test.each<[string, Behaviour]>([
  ['the page of another origin', { origin: 'http://desk.example.attacker.example' }],
  ['the same host with another port', { origin: 'http://desk.example:8080' }],
  ['the key of another host', { host: 'attacker.example' }],
  ['a response with the number of another account', { userHandle: '999999' }],
])('%s opens nothing, and the audit says so', async (_name, behaviour) => {
  const { account, key } = await personWithPasskey()
  expect((await signInByPasskey(key, behaviour)).status).toBe(422)
  const { http } = await signInWithPassword(desk, account)
  expect((await checkPasskey(http, key, behaviour)).status).toBe(422)
  expect(await lastEntry(account.email)).toMatchObject({
    action: 'passkey.refused',
    change: { reason: 'wrong', passkey: 'My phone' },
  })
  expect((await signInByPasskey(key)).status).toBe(200)
})

test('a page of another origin cannot set up a passkey', async () => {
  const { http } = await signInWithPassword(desk, await createAccount(desk, ['publisher']))
  const { response } = await enrol(http, createAuthenticator(), {
    origin: 'http://attacker.example',
  })
  expect(response.status).toBe(422)
})

test('a copied key is recognised by its counter and opens nothing more, nor does the original', async () => {
  const { account, key } = await personWithPasskey()
  expect((await signInByPasskey(key)).status).toBe(200)
  const copy = await signInByPasskey(key, { counter: 2 })
  expect([copy.status, await codeOf(copy)]).toEqual([422, 'passkey_copied'])
  expect(await lastEntry(account.email)).toMatchObject({ change: { reason: 'copied' } })
  expect((await signInByPasskey(key)).status).toBe(422)
})

test('a synced passkey, whose counter stays 0, opens the account again and again', async () => {
  const { http } = await signInWithPassword(desk, await createAccount(desk, ['publisher']))
  const { key } = await enrol(http, createAuthenticator(), { counter: 0 })
  for (let n = 0; n < 3; n += 1)
    expect((await signInByPasskey(key, { counter: 0 })).status).toBe(200)
})

test('a response is accepted once', async () => {
  const { key } = await personWithPasskey()
  const begun = await sendRequest(desk, 'POST', '/users/passkeys/sign-in/begin', {})
  const response = key.sign((await json<Begun>(begun)).options, { counter: 0 })
  const send = () => sendRequest(desk, 'POST', '/users/passkeys/sign-in', { response })
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
  expect((await send()).status).toBe(422)
})

test('a response to the sign-in of one session is refused in another', async () => {
  const { account, key } = await personWithPasskey()
  const [one, other] = [
    await signInWithPassword(desk, account),
    await signInWithPassword(desk, account),
  ]
  const { options } = await json<Begun>(one.http('POST', '/users/passkeys/check/begin', {}))
  const response = key.sign(options)
  expect((await other.http('POST', '/users/passkeys/check', { response })).status).toBe(422)
  expect((await one.http('POST', '/users/passkeys/check', { response })).status).toBe(200)
})

test('somebody else’s passkey is no second step', async () => {
  const { account } = await personWithPasskey()
  const { key } = await personWithPasskey()
  const { http } = await signInWithPassword(desk, account)
  expect((await checkPasskey(http, key)).status).toBe(422)
})

test.each([
  undefined,
  null,
  {},
  { id: 1 },
  { id: 'x'.repeat(5000) },
  { id: 'AAAA', response: 'no' },
])('a response of no shape is refused: %j', async (response) => {
  const path = '/users/passkeys/sign-in'
  expect((await sendRequest(desk, 'POST', path, { response })).status).toBe(422)
})

test('the password alone adds no second factor to an account that has a passkey', async () => {
  const { account } = await personWithPasskey()
  const { http } = await signInWithPassword(desk, account)
  for (const path of ['/users/passkeys/begin', '/users/codes/begin', '/users/passkeys/1/remove']) {
    const response = await http('POST', path, {})
    expect([path, response.status, await codeOf(response)]).toEqual([path, 403, 'confirm_first'])
  }
})

test('a second factor is changed only shortly after one was used', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { http, key } = await personWithPasskey()
  vi.setSystemTime(Date.now() + RECENT_MS)
  expect((await http('POST', '/users/passkeys/begin', {})).status).toBe(403)
  expect((await checkPasskey(http, key)).status).toBe(200)
  expect((await http('POST', '/users/passkeys/begin', {})).status).toBe(200)
})

test('a new passkey ends the other sessions of the account', async () => {
  const { account, http } = await personWithPasskey()
  const other = await signInWithPassword(desk, account)
  expect((await enrol(http)).response.status).toBe(200)
  expect((await other.http('GET', '/users/codes')).status).toBe(401)
  expect(await opensPosts(http)).toBe(true)
})

test('with a lost key another passkey opens the account, and removes the lost one', async () => {
  const { account, http, key: lost } = await personWithPasskey()
  const { key: spare } = await enrol(http)
  const opened = await signInByPasskey(spare)
  const headers = withToken(opened)
  const { passkeys } = await json<{ passkeys: { id: number }[] }>(
    sendRequest(desk, 'GET', '/users/codes', undefined, headers),
  )
  const remove = `/users/passkeys/${passkeys[0]?.id}/remove`
  expect((await sendRequest(desk, 'POST', remove, {}, headers)).status).toBe(200)
  expect((await signInByPasskey(lost)).status).toBe(422)
  expect((await signInByPasskey(spare)).status).toBe(200)
  expect((await sendRequest(desk, 'GET', '/posts', undefined, headers)).status).toBe(200)
  expect((await http('GET', '/users/codes')).status).toBe(401)
  const actions = (await entriesAbout(desk, account.email)).map(({ action }) => action)
  expect(actions).toContain('passkey.removed')
})

test('with a lost key a code opens the account', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { account, http } = await personWithPasskey()
  const { secret } = await json<{ secret: string }>(http('POST', '/users/codes/begin', {}))
  await http('POST', '/users/codes/confirm', { code: codeAt(secret, Date.now() - 30_000) })
  const again = await signInWithPassword(desk, account)
  expect((await again.http('POST', '/users/codes/check', { code: codeAt(secret) })).status).toBe(
    200,
  )
  expect(await opensPosts(again.http)).toBe(true)
})

test('an administrator resets the passkeys of someone who has lost them', async () => {
  const { account, http, key } = await personWithPasskey()
  const administrator = await createPerson(desk, ['administrator'])
  await administrator.http('POST', `/users/${account.id}/reset-codes`)
  expect((await http('GET', '/users/codes')).status).toBe(401)
  expect((await signInByPasskey(key)).status).toBe(422)
  const again = await signInWithPassword(desk, account)
  expect((await enrol(again.http)).response.status).toBe(200)
  expect(await opensPosts(again.http)).toBe(true)
})

test('without its last passkey the session has no second factor any more', async () => {
  const { http } = await personWithPasskey()
  const { passkeys } = await json<{ passkeys: { id: number }[] }>(http('GET', '/users/codes'))
  expect((await http('POST', `/users/passkeys/${passkeys[0]?.id}/remove`, {})).status).toBe(200)
  expect(await opensPosts(http)).toBe(false)
  expect((await enrol(http)).response.status).toBe(200)
  expect(await opensPosts(http)).toBe(true)
})

test('a passkey is renamed and removed by its owner alone', async () => {
  const { http } = await personWithPasskey()
  const { http: other } = await personWithPasskey()
  const { passkeys } = await json<{ passkeys: { id: number }[] }>(http('GET', '/users/codes'))
  const path = `/users/passkeys/${passkeys[0]?.id}`
  for (const verb of ['rename', 'remove']) {
    expect((await other('POST', `${path}/${verb}`, { name: 'Mine' })).status).toBe(404)
  }
  expect((await http('POST', `${path}/rename`, { name: '  ' })).status).toBe(400)
  expect((await http('POST', `${path}/rename`, { name: ' Office ' })).status).toBe(200)
  const after = await json<object>(http('GET', '/users/codes'))
  expect(after).toMatchObject({ passkeys: [{ name: 'Office' }] })
})

test('an account has a bounded number of passkeys', async () => {
  const { http } = await personWithPasskey()
  for (let n = 1; n < MAX_PASSKEYS; n += 1) expect((await enrol(http)).response.status).toBe(200)
  expect((await http('POST', '/users/passkeys/begin', {})).status).toBe(409)
})

test('the passkeys of a deleted account are deleted', async () => {
  const { account, key } = await personWithPasskey()
  const administrator = await createPerson(desk, ['administrator'])
  expect((await administrator.http('DELETE', `/users/${account.id}`)).status).toBe(200)
  expect((await signInByPasskey(key)).status).toBe(422)
  const where = { account: { equals: account.id } }
  expect(await desk.payload.count({ collection: 'passkeys', where })).toMatchObject({
    totalDocs: 0,
  })
})
