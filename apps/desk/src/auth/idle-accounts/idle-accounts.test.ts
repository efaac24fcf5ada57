import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { entriesAbout } from '../../audit/testing/audit-entries.ts'
import type { MailSettings } from '../../env/env.ts'
import { deskMail } from '../../mail/desk-mail.ts'
import type { User } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import {
  createAccount,
  createPerson,
  giveGrace,
  PASSWORD,
  sendRequest,
} from '../../testing/people.ts'
import { createAuthenticator } from '../passkeys/testing/authenticator.ts'
import { recoverAccount } from '../second-factor/recover-account.ts'
import { createResetToken } from '../sign-in/reset-token.ts'
import { closeIdleAccounts, MAX_IDLE_MS, WARNED_BEFORE_MS } from './close-idle-accounts.ts'
import { CLOSED } from './closed-account.ts'

const MINUTE_MS = 60_000

const desk = testDesk()
let server: TestMailServer

beforeAll(async () => {
  server = await startMailServer()
  const settings = { smtpUrl: server.url, from: 'desk@tusaale.example' } as MailSettings
  Object.assign(desk.payload, { email: deskMail(settings)({ payload: desk.payload }) })
  // The first account of a desk also gets the role of administrator: it is none of those below.
  await createAccount(desk, [])
})

afterAll(() => server.close())

beforeEach(() => {
  server.received.length = 0
})

const change = (id: number, data: Partial<User>) =>
  desk.payload.db.updateOne({ collection: 'users', id, data })

const read = (id: number) =>
  desk.payload.findByID({ collection: 'users', id, showHiddenFields: true })

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

const isClosed = async (id: number) => (await read(id)).closedAt !== null

/** An account into which nobody has signed in for so long. */
async function idleAccount(milliseconds: number, roles: readonly string[] = ['writer']) {
  const account = await createAccount(desk, roles as never)
  await giveGrace(desk, account.id)
  await change(account.id, { usedAt: ago(milliseconds) })
  return account
}

/** An account that was closed. */
async function closedAccount() {
  const account = await idleAccount(MAX_IDLE_MS + MINUTE_MS)
  await change(account.id, { idleWarnedAt: ago(WARNED_BEFORE_MS + MINUTE_MS) })
  await closeIdleAccounts(desk.payload)
  expect(await isClosed(account.id)).toBe(true)
  return account
}

async function signIn(email: string, password = PASSWORD) {
  const response = await sendRequest(desk, 'POST', '/users/login', { email, password })
  const { code } = (await response.json()) as { code?: string }
  return { status: response.status, code }
}

test('the owner of an account that nobody uses is warned by mail, once, two weeks before', async () => {
  const used = await idleAccount(MAX_IDLE_MS - WARNED_BEFORE_MS - MINUTE_MS)
  const idle = await idleAccount(MAX_IDLE_MS - WARNED_BEFORE_MS + MINUTE_MS)
  for (let day = 0; day < 2; day += 1) await closeIdleAccounts(desk.payload)
  expect(server.received.map(({ to }) => to)).toEqual([[idle.email]])
  expect((await read(used.id)).idleWarnedAt).toBeNull()
})

test('an account that is long unused is closed two weeks after the warning, not with it', async () => {
  const account = await idleAccount(2 * MAX_IDLE_MS)
  const now = Date.now()
  for (const after of [0, WARNED_BEFORE_MS - MINUTE_MS]) {
    await closeIdleAccounts(desk.payload, now + after)
    expect(await isClosed(account.id)).toBe(false)
  }
  await closeIdleAccounts(desk.payload, now + WARNED_BEFORE_MS)
  expect(await isClosed(account.id)).toBe(true)
  const entries = await entriesAbout(desk, account.email)
  expect(entries.at(-1)).toMatchObject({ action: 'account.closed' })
})

test('a sign-in after the warning keeps the account', async () => {
  const account = await idleAccount(2 * MAX_IDLE_MS)
  await closeIdleAccounts(desk.payload)
  expect(await signIn(account.email)).toMatchObject({ status: 200 })
  await closeIdleAccounts(desk.payload, Date.now() + WARNED_BEFORE_MS)
  expect(await read(account.id)).toMatchObject({ idleWarnedAt: null, closedAt: null })
})

test('a closed account tells so to the right password alone, and the audit has the try', async () => {
  const { email } = await closedAccount()
  expect(await signIn(email)).toEqual({ status: 403, code: 'account_closed' })
  expect(await signIn(email, 'another-long-password')).toEqual({
    status: 401,
    code: 'sign_in_refused',
  })
  const reasons = (await entriesAbout(desk, email)).map(({ change }) => change)
  expect(reasons).toContainEqual({ reason: 'closed' })
})

test('closing ends the sessions', async () => {
  const person = await createPerson(desk, ['writer'])
  const { id } = person.user
  await change(id, {
    usedAt: ago(MAX_IDLE_MS + MINUTE_MS),
    idleWarnedAt: ago(WARNED_BEFORE_MS + MINUTE_MS),
  })
  await closeIdleAccounts(desk.payload)
  expect((await person.http('GET', '/posts?limit=1')).status).toBe(403)
})

test('a link for a new password opens no closed account', async () => {
  const { id, email } = await closedAccount()
  const token = await createResetToken(desk.payload, id)
  const password = 'ereyo fudud oo dheer'
  const refused = await sendRequest(desk, 'POST', '/users/reset-password', { token, password })
  expect([refused.status, (await refused.json()).errors[0].message]).toEqual([403, CLOSED.en])
  expect((await signIn(email, password)).status).toBe(401)
})

test('a passkey opens no closed account', async () => {
  const { http, user } = await createPerson(desk, ['publisher'])
  const key = createAuthenticator()
  const begun = await (await http('POST', '/users/passkeys/begin', {})).json()
  const body = { name: 'My phone', response: key.register(begun.options, {}) }
  expect((await http('POST', '/users/passkeys/confirm', body)).status).toBe(200)
  await change(user.id, { closedAt: ago(MINUTE_MS) })
  const asked = await sendRequest(desk, 'POST', '/users/passkeys/sign-in/begin', {})
  const response = key.sign((await asked.json()).options)
  const refused = await sendRequest(desk, 'POST', '/users/passkeys/sign-in', { response })
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'account_closed'])
})

test('an administrator opens a closed account, which then has its time again', async () => {
  const { id, email } = await closedAccount()
  const administrator = await createPerson(desk, ['administrator'])
  expect((await administrator.http('POST', `/users/${id}/open`)).status).toBe(200)
  await closeIdleAccounts(desk.payload)
  expect(await signIn(email)).toMatchObject({ status: 200 })
})

test('the command that recovers an account opens it too', async () => {
  const { email } = await closedAccount()
  await recoverAccount(desk.payload, email, { newPassword: false })
  expect(await signIn(email)).toMatchObject({ status: 200 })
})

test('the last administrator whose account is open keeps it', async () => {
  await createPerson(desk, ['administrator'])
  const open = { roles: { in: ['administrator'] }, closedAt: { exists: false } }
  const find = () => desk.payload.find({ collection: 'users', where: open, limit: 0 })
  const { docs } = await find()
  expect(docs.length).toBeGreaterThan(1)
  const usedAt = ago(2 * MAX_IDLE_MS)
  for (const { id } of docs) await change(id, { usedAt, idleWarnedAt: usedAt })
  await closeIdleAccounts(desk.payload)
  expect((await find()).docs).toHaveLength(1)
})

test('an account of an earlier version counts from now on', async () => {
  const account = await createAccount(desk, ['writer'])
  await change(account.id, { usedAt: null })
  await closeIdleAccounts(desk.payload)
  expect(Date.parse((await read(account.id)).usedAt ?? '')).toBeGreaterThan(Date.now() - MINUTE_MS)
})
