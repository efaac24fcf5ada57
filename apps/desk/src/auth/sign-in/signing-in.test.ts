import { expect, test } from 'vitest'
import { entriesAbout } from '../../audit/testing/audit-entries.ts'
import { testDesk } from '../../testing/desk.ts'
import {
  createAccount,
  createPerson,
  createWriterInGrace,
  PASSWORD,
  sendRequest,
  sessionToken,
  signInWithPassword,
} from '../../testing/people.ts'
import { authSettings, LOCK_MS, MAX_WRONG_PASSWORDS } from './rules.ts'

const desk = testDesk()

const signIn = (email: string, password: string, from = '198.51.100.7') =>
  sendRequest(desk, 'POST', '/users/login', { email, password }, { 'x-forwarded-for': from })

const sessionsOf = async (id: number) =>
  (await desk.payload.findByID({ collection: 'users', id })).sessions ?? []

test('signing in sets a cookie that scripts and other sites cannot read', async () => {
  const { email } = await createWriterInGrace(desk)
  const response = await signIn(email, PASSWORD)
  expect(response.status).toBe(200)
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^payload-token=.*HttpOnly=true; SameSite=Strict/)
})

test('an unknown address, a wrong password and a locked account get the same response', async () => {
  const { email, id } = await createWriterInGrace(desk)
  const unknown = await signIn('nobody@tusaale.example', PASSWORD)
  const responses = [unknown]
  for (let n = 0; n < MAX_WRONG_PASSWORDS; n++) responses.push(await signIn(email, 'not this one'))
  responses.push(await signIn(email, PASSWORD))
  const texts = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401]))
  expect(new Set(texts).size).toBe(1)
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({ code: 'sign_in_refused' })
  const locked = await desk.payload.findByID({ collection: 'users', id, showHiddenFields: true })
  const millisecondsLeft = Date.parse(locked.lockUntil ?? '') - Date.now()
  expect(millisecondsLeft).toBeGreaterThan(LOCK_MS - 60_000)
  const reasons = (await entriesAbout(desk, email))
    .filter(({ action }) => action === 'session.refused')
    .map(({ change }) => (change as { reason: string }).reason)
  expect(reasons).toEqual([...Array(MAX_WRONG_PASSWORDS).fill('password'), 'locked'])
  expect(await entriesAbout(desk, 'nobody@tusaale.example')).toMatchObject([
    { action: 'session.refused', from: '198.51.100.7', who: null },
  ])
})

test('only an administrator can unlock an account', async () => {
  const { email } = await createWriterInGrace(desk)
  for (let n = 0; n < MAX_WRONG_PASSWORDS; n++) await signIn(email, 'not this one')
  const writer = await createPerson(desk, ['writer'])
  expect((await writer.http('POST', '/users/unlock', { email })).status).toBe(403)
  const administrator = await createPerson(desk, ['administrator'])
  expect((await administrator.http('POST', '/users/unlock', { email })).status).toBe(200)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
  expect((await entriesAbout(desk, email)).map(({ action }) => action)).toContain(
    'account.unlocked',
  )
})

test('the audit records signing in and out with the IP address, and signing out ends the session', async () => {
  const { email, id } = await createWriterInGrace(desk)
  const token = sessionToken(await signIn(email, PASSWORD))
  const headers = { authorization: `JWT ${token}`, 'x-forwarded-for': '198.51.100.8' }
  expect((await sendRequest(desk, 'POST', '/users/logout', {}, headers)).status).toBe(200)
  expect(await sessionsOf(id)).toEqual([])
  expect((await sendRequest(desk, 'GET', '/posts', undefined, headers)).status).toBe(403)
  expect(await entriesAbout(desk, email)).toMatchObject([
    { action: 'account.made' },
    { action: 'account.accessChanged' },
    { action: 'session.opened', who: id, from: '198.51.100.7' },
    { action: 'session.closed', who: id, from: '198.51.100.8' },
  ])
})

test('a session is extended at most to a day after its start', async () => {
  const { id: userId, ...login } = await createWriterInGrace(desk)
  const { http, sid } = await signInWithPassword(desk, login)
  const refreshAfter = async (hoursAgo: number) => {
    const createdAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
    const sessions = (await sessionsOf(userId)).map((session) => ({ ...session, createdAt }))
    const data = { sessions, updatedAt: null }
    await desk.payload.db.updateOne({ collection: 'users', id: userId, data })
    const response = await http('POST', '/users/refresh-token')
    const { exp = 0 } = (await response.json()) as { exp?: number }
    return { status: response.status, hours: Math.round((exp - Date.now() / 1000) / 3600) }
  }
  expect(await refreshAfter(1)).toEqual({ status: 200, hours: 8 })
  expect(await refreshAfter(20)).toEqual({ status: 200, hours: 4 })
  expect((await refreshAfter(24)).status).toBe(403)
  expect((await http('GET', '/posts')).status).toBe(403)
  expect((await sessionsOf(userId)).map(({ id }) => id)).toEqual([sid])
})

test('changing a password requires the current one and ends the other sessions', async () => {
  const writer = await createWriterInGrace(desk)
  const { email } = writer
  const [here, elsewhere] = [
    await signInWithPassword(desk, writer),
    await signInWithPassword(desk, writer),
  ]
  const change = (current: string, password: string) =>
    here.http('POST', '/users/password', { current, password })
  expect((await change('not this one', 'ereyo kale oo dheer')).status).toBe(401)
  expect((await change(PASSWORD, 'too short')).status).toBe(400)
  expect((await change(PASSWORD, 'ereyo kale oo dheer')).status).toBe(200)
  expect((await here.http('GET', '/posts')).status).toBe(200)
  expect((await elsewhere.http('GET', '/posts')).status).toBe(403)
  expect((await signIn(email, PASSWORD)).status).toBe(401)
  expect((await signIn(email, 'ereyo kale oo dheer')).status).toBe(200)
  const entries = await entriesAbout(desk, email)
  expect(entries.map(({ action }) => action)).toEqual([
    'account.made',
    'account.accessChanged',
    'session.opened',
    'session.opened',
    'password.changeRefused',
    'password.changed',
    'session.refused',
    'session.opened',
  ])
  expect(JSON.stringify(entries)).not.toMatch(/not this one|ereyo kale oo dheer|a-long-password/)
})

test('wrong passwords also lock the account when they are tried from within a session', async () => {
  const { http } = await signInWithPassword(desk, await createWriterInGrace(desk))
  for (let n = 0; n < MAX_WRONG_PASSWORDS; n++) {
    await http('POST', '/users/password', { current: 'no', password: 'ereyo kale oo dheer' })
  }
  const right = { current: PASSWORD, password: 'ereyo kale oo dheer' }
  expect((await http('POST', '/users/password', right)).status).toBe(401)
})

test('every request of a publisher who has entered only the password is refused with a reason', async () => {
  const { http, user } = await signInWithPassword(
    desk,
    await createAccount(desk, ['publisher', 'inboxReader']),
  )
  const paths = ['/posts', '/media', '/leaders', '/users', '/contact-messages', '/audit']
  for (const path of paths) {
    const response = await http('GET', path)
    expect([path, response.status]).toEqual([path, 403])
    expect(await response.json()).toMatchObject({ code: 'second_factor_required' })
  }
  const post = { kind: 'news', so: { title: 'War' } }
  expect((await http('POST', '/posts', post)).status).toBe(403)
  expect((await http('PATCH', `/users/${user.id}`, { name: 'X' })).status).toBe(403)
  const password = { current: PASSWORD, password: 'ereyo kale oo dheer' }
  expect((await http('POST', '/users/password', password)).status).toBe(403)
  const me = (await (await http('GET', '/users/me')).json()) as { user: object }
  expect(me.user).toMatchObject({ email: user.email })
})

test('the cookie is for https only if the desk’s URL is https', () => {
  expect(authSettings('https://miiska.tusaale.example')?.cookies?.secure).toBe(true)
  expect(authSettings('')?.cookies?.secure).toBe(false)
})
