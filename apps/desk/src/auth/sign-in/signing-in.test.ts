import { expect, test } from 'vitest'
import type { Audit } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { account, ask, PASSWORD, person, tokenIn, withPassword } from '../../testing/people.ts'
import { LOCK_MS, MAX_WRONG_PASSWORDS, signInRules } from './rules.ts'

const desk = testDesk()

const signIn = (email: string, password: string, from = '198.51.100.7') =>
  ask(desk, 'POST', '/users/login', { email, password }, { 'x-forwarded-for': from })

/** What the audit says of an address, oldest first. */
async function audited(heading: string): Promise<Partial<Audit>[]> {
  const where = { heading: { equals: heading } }
  const { docs } = await desk.payload.find({ collection: 'audit', where, sort: 'id' })
  return docs
}

const sessionsOf = async (id: number) =>
  (await desk.payload.findByID({ collection: 'users', id })).sessions ?? []

test('signing in sets a cookie that scripts and other sites do not get', async () => {
  const { email } = await account(desk, ['writer'])
  const answer = await signIn(email, PASSWORD)
  expect(answer.status).toBe(200)
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^payload-token=.*HttpOnly=true; SameSite=Strict/)
})

test('an unknown address, a wrong password and a closed account are answered alike', async () => {
  const { email, id } = await account(desk, ['writer'])
  const unknown = await signIn('nobody@tusaale.example', PASSWORD)
  const answers = [unknown]
  for (let n = 0; n < MAX_WRONG_PASSWORDS; n++) answers.push(await signIn(email, 'not this one'))
  answers.push(await signIn(email, PASSWORD))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  expect(new Set(texts).size).toBe(1)
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({ code: 'sign_in_refused' })
  const locked = await desk.payload.findByID({ collection: 'users', id, showHiddenFields: true })
  const until = Date.parse(locked.lockUntil ?? '') - Date.now()
  expect(until).toBeGreaterThan(LOCK_MS - 60_000)
  const reasons = (await audited(email))
    .filter(({ action }) => action === 'session.refused')
    .map(({ change }) => (change as { reason: string }).reason)
  expect(reasons).toEqual([...Array(MAX_WRONG_PASSWORDS).fill('password'), 'locked'])
  expect(await audited('nobody@tusaale.example')).toMatchObject([
    { action: 'session.refused', from: '198.51.100.7', who: null },
  ])
})

test('an administrator opens a closed account again, nobody else', async () => {
  const { email } = await account(desk, ['writer'])
  for (let n = 0; n < MAX_WRONG_PASSWORDS; n++) await signIn(email, 'not this one')
  const writer = await person(desk, ['writer'])
  expect((await writer.http('POST', '/users/unlock', { email })).status).toBe(403)
  const administrator = await person(desk, ['administrator'])
  expect((await administrator.http('POST', '/users/unlock', { email })).status).toBe(200)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
  expect((await audited(email)).map(({ action }) => action)).toContain('account.unlocked')
})

test('signing in and out is written down with the address, and the session ends', async () => {
  const { email, id } = await account(desk, ['writer'])
  const token = tokenIn(await signIn(email, PASSWORD))
  const headers = { authorization: `JWT ${token}`, 'x-forwarded-for': '198.51.100.8' }
  expect((await ask(desk, 'POST', '/users/logout', {}, headers)).status).toBe(200)
  expect(await sessionsOf(id)).toEqual([])
  expect((await ask(desk, 'GET', '/posts', undefined, headers)).status).toBe(403)
  expect(await audited(email)).toMatchObject([
    { action: 'account.made' },
    { action: 'account.accessChanged' },
    { action: 'session.opened', who: id, from: '198.51.100.7' },
    { action: 'session.closed', who: id, from: '198.51.100.8' },
  ])
})

test('a session is lengthened, and not beyond a day after its beginning', async () => {
  const made = await account(desk, ['writer'])
  const { http, sid } = await withPassword(desk, made)
  const begun = async (hoursAgo: number) => {
    const createdAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
    const sessions = (await sessionsOf(made.id)).map((session) => ({ ...session, createdAt }))
    const data = { sessions, updatedAt: null }
    await desk.payload.db.updateOne({ collection: 'users', id: made.id, data })
    const answer = await http('POST', '/users/refresh-token')
    const { exp = 0 } = (await answer.json()) as { exp?: number }
    return { status: answer.status, hours: Math.round((exp - Date.now() / 1000) / 3600) }
  }
  expect(await begun(1)).toEqual({ status: 200, hours: 8 })
  expect(await begun(20)).toEqual({ status: 200, hours: 4 })
  expect((await begun(24)).status).toBe(403)
  expect((await http('GET', '/posts')).status).toBe(403)
  expect((await sessionsOf(made.id)).map(({ id }) => id)).toEqual([sid])
})

test('someone changes their password with the present one, and their other sessions end', async () => {
  const made = await account(desk, ['writer'])
  const [here, elsewhere] = [await withPassword(desk, made), await withPassword(desk, made)]
  const change = (current: string, password: string) =>
    here.http('POST', '/users/password', { current, password })
  expect((await change('not this one', 'another long password')).status).toBe(401)
  expect((await change(PASSWORD, 'too short')).status).toBe(400)
  expect((await change(PASSWORD, 'another long password')).status).toBe(200)
  expect((await here.http('GET', '/posts')).status).toBe(200)
  expect((await elsewhere.http('GET', '/posts')).status).toBe(403)
  expect((await signIn(made.email, PASSWORD)).status).toBe(401)
  expect((await signIn(made.email, 'another long password')).status).toBe(200)
  const written = await audited(made.email)
  expect(written.map(({ action }) => action)).toEqual([
    'account.made',
    'account.accessChanged',
    'session.opened',
    'session.opened',
    'password.changeRefused',
    'password.changed',
    'session.refused',
    'session.opened',
  ])
  expect(JSON.stringify(written)).not.toMatch(/not this one|another long password|a-long-password/)
})

test('a password is not guessed from within a session either', async () => {
  const made = await account(desk, ['writer'])
  const { http } = await withPassword(desk, made)
  for (let n = 0; n < MAX_WRONG_PASSWORDS; n++) {
    await http('POST', '/users/password', { current: 'no', password: 'another long password' })
  }
  const right = { current: PASSWORD, password: 'another long password' }
  expect((await http('POST', '/users/password', right)).status).toBe(401)
})

test('a publisher with a password alone is refused everything, and told why', async () => {
  const { http, user } = await withPassword(desk, await account(desk, ['publisher', 'inboxReader']))
  const addresses = ['/posts', '/media', '/leaders', '/users', '/contact-messages', '/audit']
  for (const address of addresses) {
    const answer = await http('GET', address)
    expect([address, answer.status]).toEqual([address, 403])
    expect(await answer.json()).toMatchObject({ code: 'second_factor_required' })
  }
  const title = { kind: 'news', so: { title: 'War' } }
  expect((await http('POST', '/posts', title)).status).toBe(403)
  expect((await http('PATCH', `/users/${user.id}`, { name: 'X' })).status).toBe(403)
  const password = { current: PASSWORD, password: 'another long password' }
  expect((await http('POST', '/users/password', password)).status).toBe(403)
  const me = (await (await http('GET', '/users/me')).json()) as { user: object }
  expect(me.user).toMatchObject({ email: user.email })
})

test('where the desk is opened by https the cookie is for https alone', () => {
  expect(signInRules('https://miiska.tusaale.example')?.cookies?.secure).toBe(true)
  expect(signInRules('')?.cookies?.secure).toBe(false)
})
