import { drain } from '@gaashaan/runtime/stopping'
import { afterEach, expect, test, vi } from 'vitest'
import { entriesAbout } from '../../audit/testing/audit-entries.ts'
import { testDesk } from '../../testing/desk.ts'
import {
  type createAccount,
  createPerson,
  createWriterInGrace,
  sendRequest,
  sessionToken,
} from '../../testing/people.ts'
import { RECENT_MS } from '../second-factor/session.ts'
import { MAX_SESSIONS } from '../sign-in/sessions.ts'
import type { ListedSession } from './session-list.ts'

const desk = testDesk(async (payload) => {
  // The first account of a desk also gets the role of administrator: it is none of those below.
  const data = { email: 'first@tusaale.example', password: 'ereyo fudud oo dheer', name: 'Qof' }
  await payload.create({ collection: 'users', data })
})

afterEach(() => {
  vi.useRealTimers()
})

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/148.0 Mobile Safari/537.36'

type Account = Awaited<ReturnType<typeof createAccount>>

/** Signs an account in by its password with a browser; returns how that browser sends requests. */
async function signIn({ email, password }: Account, userAgent: string) {
  const body = { email, password }
  const response = await sendRequest(desk, 'POST', '/users/login', body, {
    'user-agent': userAgent,
  })
  const headers = { authorization: `JWT ${sessionToken(response)}`, 'user-agent': userAgent }
  const http = (method: string, path: string) => sendRequest(desk, method, path, undefined, headers)
  const list = async () => {
    await http('GET', '/posts?limit=1')
    // Uses are written down in the background.
    await drain(10_000)
    const { sessions } = await (await http('GET', '/users/sessions')).json()
    return sessions as ListedSession[]
  }
  return { http, list }
}

const isSignedIn = async ({ http }: Awaited<ReturnType<typeof signIn>>) =>
  (await http('GET', '/posts?limit=1')).status === 200

test('the list names the device of each session, when it began and its last use', async () => {
  const account = await createWriterInGrace(desk)
  const desktop = await signIn(account, FIREFOX)
  await desktop.list()
  const phone = await signIn(account, PHONE)
  const sessions = await phone.list()
  expect(sessions).toMatchObject([
    { device: 'Chrome, Android', isCurrent: true },
    { device: 'Firefox, Linux', isCurrent: false },
  ])
  for (const { since, usedAt } of sessions) {
    expect(Date.parse(usedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(since ?? '') - 1)
  }
})

test('one session is ended from another, and the audit has it', async () => {
  const account = await createWriterInGrace(desk)
  const desktop = await signIn(account, FIREFOX)
  await desktop.list()
  const phone = await signIn(account, PHONE)
  const other = (await phone.list()).find(({ isCurrent }) => !isCurrent)
  const ended = await phone.http('POST', `/users/sessions/${other?.id}/end`)
  expect((await ended.json()).sessions).toHaveLength(1)
  expect([await isSignedIn(desktop), await isSignedIn(phone)]).toEqual([false, true])
  expect((await entriesAbout(desk, account.email)).at(-1)).toMatchObject({
    action: 'session.ended',
  })
})

test('all other sessions are ended at once', async () => {
  const account = await createWriterInGrace(desk)
  const [one, two, here] = [
    await signIn(account, FIREFOX),
    await signIn(account, FIREFOX),
    await signIn(account, PHONE),
  ]
  await here.http('POST', '/users/sessions/end-others')
  expect(await Promise.all([one, two, here].map(isSignedIn))).toEqual([false, false, true])
})

test('nobody ends somebody else’s session', async () => {
  const account = await createWriterInGrace(desk)
  const session = await signIn(account, FIREFOX)
  const [listed] = await session.list()
  const stranger = await signIn(await createWriterInGrace(desk), PHONE)
  await stranger.http('POST', `/users/sessions/${listed?.id}/end`)
  expect(await isSignedIn(session)).toBe(true)
})

test('a further sign-in ends the oldest session', async () => {
  const account = await createWriterInGrace(desk)
  const sessions = []
  for (let n = 0; n <= MAX_SESSIONS; n += 1) sessions.push(await signIn(account, FIREFOX))
  expect(await Promise.all(sessions.map(isSignedIn))).toEqual([
    false,
    ...Array.from({ length: MAX_SESSIONS }, () => true),
  ])
})

test('a session that was not used since its sign-in is in the list', async () => {
  const account = await createWriterInGrace(desk)
  await signIn(account, FIREFOX)
  const sessions = await (await signIn(account, PHONE)).list()
  expect(sessions).toHaveLength(2)
  expect(sessions).toContainEqual(expect.objectContaining({ device: '', usedAt: null }))
})

test('a session that is older than its proof of who it is ends no other', async () => {
  const account = await createWriterInGrace(desk)
  const other = await signIn(account, FIREFOX)
  const session = await signIn(account, PHONE)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + RECENT_MS + 1000 })
  const refused = await session.http('POST', '/users/sessions/end-others')
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'confirm_first'])
  expect(await isSignedIn(other)).toBe(true)
})

test('an administrator ends the sessions of somebody else, and the audit says who', async () => {
  const account = await createWriterInGrace(desk)
  const session = await signIn(account, FIREFOX)
  const administrator = await createPerson(desk, ['administrator'])
  const ended = await administrator.http('POST', `/users/${account.id}/end-sessions`)
  expect(ended.status).toBe(200)
  expect(await isSignedIn(session)).toBe(false)
  expect((await entriesAbout(desk, account.email)).at(-1)).toMatchObject({
    action: 'session.ended',
    who: administrator.user.id,
  })
})

test('ending what has ended already is no error and no entry in the audit', async () => {
  const account = await createWriterInGrace(desk)
  const session = await signIn(account, FIREFOX)
  expect((await session.http('POST', '/users/sessions/x/end')).status).toBe(200)
  const actions = (await entriesAbout(desk, account.email)).map(({ action }) => action)
  expect(actions).not.toContain('session.ended')
})

test('what is known of ended sessions is deleted', async () => {
  const account = await createWriterInGrace(desk)
  const first = await signIn(account, FIREFOX)
  await first.list()
  const second = await signIn(account, FIREFOX)
  await second.list()
  await second.http('POST', '/users/sessions/end-others')
  const third = await signIn(account, PHONE)
  await third.list()
  const where = { account: { equals: account.id } }
  expect((await desk.payload.count({ collection: 'session-uses', where })).totalDocs).toBe(2)
})
