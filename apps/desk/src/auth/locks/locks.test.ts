import { drain } from '@gaashaan/runtime/stopping'
import { createLocalReq } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { workAtHand } from '../../admin/dashboard/work-at-hand.ts'
import { entriesAbout } from '../../audit/testing/audit-entries.ts'
import type { MailSettings } from '../../env/env.ts'
import { deskMail } from '../../mail/desk-mail.ts'
import type { PasswordTries, User } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import { createAccount, createPerson, PASSWORD, sendRequest } from '../../testing/people.ts'
import { LOCK_MS, MAX_TOLD_LOCKS, MAX_WRONG_PASSWORDS } from '../sign-in/rules.ts'

const desk = testDesk()
let server: TestMailServer

beforeAll(async () => {
  server = await startMailServer()
  const settings = { smtpUrl: server.url, from: 'desk@tusaale.example' } as MailSettings
  Object.assign(desk.payload, { email: deskMail(settings)({ payload: desk.payload }) })
})

afterAll(() => server.close())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const HOUR_MS = 3_600_000

let clients = 0

/** Signs in from another IP address each time: the limit of one address is not tested here. */
async function signIn(email: string, password: string): Promise<number> {
  clients += 1
  const headers = { 'x-forwarded-for': `198.51.${Math.floor(clients / 250)}.${clients % 250}` }
  return (await sendRequest(desk, 'POST', '/users/login', { email, password }, headers)).status
}

const triesOf = (account: number) =>
  desk.payload.db.findOne<PasswordTries>({
    collection: 'password-tries',
    where: { account: { equals: account } },
  })

/** Waits for the mails under way: nodemailer gives a connection up when the clock jumps. */
async function mailsSent(): Promise<void> {
  expect(await drain(60_000)).toBe(true)
}

/** Tries wrong passwords until the account is locked; returns for how long. */
async function lock({ id, email }: { id: number; email: string }): Promise<number> {
  for (let n = 0; n < MAX_WRONG_PASSWORDS; n++) await signIn(email, 'not this one')
  await mailsSent()
  return Date.parse((await triesOf(id))?.closedUntil ?? '') - Date.now()
}

/** Locks an account again as soon as its lock is over; returns for how long it was locked each time. */
async function lockInARow(account: { id: number; email: string }, times: number) {
  const waits = []
  for (let n = 0; n < times; n++) {
    const wait = await lock(account)
    vi.setSystemTime(Date.now() + wait - 1000)
    expect(await signIn(account.email, PASSWORD)).toBe(401)
    vi.setSystemTime(Date.now() + 2000)
    waits.push(wait)
  }
  return waits
}

test('each lock in a row is twice as long, at most a day, until a right password', async () => {
  const account = await createAccount(desk, ['writer'])
  const waits = await lockInARow(account, 9)
  expect(waits).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 24, 24].map((hours) => hours * HOUR_MS))
  expect(await signIn(account.email, PASSWORD)).toBe(200)
  expect(await lock(account)).toBe(LOCK_MS)
})

test('a new password by a link opens the account, and the next lock is as short as the first', async () => {
  const account = await createAccount(desk, ['writer'])
  await lockInARow(account, 2)
  await lock(account)
  const administrator = await createPerson(desk, ['administrator'])
  const made = await administrator.http('POST', `/users/${account.id}/password-link`)
  const token = ((await made.json()) as { link: string }).link.split('/admin/new-password#')[1]
  const password = 'ereyo fudud oo dheer'
  const reset = await sendRequest(desk, 'POST', '/users/reset-password', { token, password })
  expect(reset.status).toBe(200)
  expect(await signIn(account.email, password)).toBe(200)
  expect(await lock(account)).toBe(LOCK_MS)
})

test('an administrator opens the account, and the next lock is as short as the first', async () => {
  const account = await createAccount(desk, ['writer'])
  await lockInARow(account, 2)
  await lock(account)
  const administrator = await createPerson(desk, ['administrator'])
  await administrator.http('POST', '/users/unlock', { email: account.email })
  expect(await lock(account)).toBe(LOCK_MS)
})

test('concurrent sign-ins do not exceed the number of tries', async () => {
  const { id, email } = await createAccount(desk, ['writer'])
  const tries = Array.from({ length: 12 }, () => signIn(email, 'not this one'))
  expect(new Set(await Promise.all(tries))).toEqual(new Set([401]))
  // Payload counts those that it has checked.
  const where = { id: { equals: id } }
  const account = await desk.payload.db.findOne<User>({ collection: 'users', where })
  expect(account?.loginAttempts).toBe(MAX_WRONG_PASSWORDS)
  expect(await triesOf(id)).toMatchObject({ locks: 1 })
  expect(await signIn(email, PASSWORD)).toBe(401)
})

test('a lock that was set while the clock was days ahead ends when the clock is right', async () => {
  const { id, email } = await createAccount(desk, ['writer'])
  const now = Date.now()
  vi.setSystemTime(now + 48 * HOUR_MS)
  await lock({ id, email })
  vi.setSystemTime(now)
  expect(await signIn(email, PASSWORD)).toBe(200)
})

test('administrators see at the dashboard who is locked, and until when', async () => {
  const administrator = await createPerson(desk, ['administrator'])
  const publisher = await createPerson(desk, ['publisher'])
  const account = await createAccount(desk, ['writer'])
  await lock(account)
  const listed = async ({ user }: typeof publisher) =>
    (await workAtHand(await createLocalReq({ user }, desk.payload))).lockedAccounts
  const until = (await triesOf(account.id))?.closedUntil
  const name = `Person ${account.email.replace(/\D/g, '')}`
  expect(await listed(administrator)).toContainEqual({ id: account.id, name, until })
  expect(await listed(publisher)).toBeUndefined()
  vi.setSystemTime(Date.now() + LOCK_MS + 1000)
  const isListed = expect.objectContaining({ id: account.id })
  expect(await listed(administrator)).not.toContainEqual(isListed)
})

test('its owner and the administrators are told of a lock, once in a day, and the audit has each', async () => {
  const { email: administrator } = await createAccount(desk, ['administrator'])
  const account = await createAccount(desk, ['writer'])
  await lockInARow(account, 2)
  const mailsTo = (address: string) =>
    server.received.filter(({ to, raw }) => to.includes(address) && raw.includes(account.email))
  expect(mailsTo(administrator)).toHaveLength(1)
  expect(server.received.filter(({ to }) => to.includes(account.email))).toHaveLength(1)
  const locks = (await entriesAbout(desk, account.email)).filter(
    ({ action }) => action === 'account.locked',
  )
  expect(locks).toMatchObject([
    { document: String(account.id), change: { reason: 'password', until: expect.any(String) } },
    { document: String(account.id), change: { reason: 'password' } },
  ])
})

test('locks of many accounts do not flood the mailboxes', async () => {
  for (let n = 0; n < MAX_TOLD_LOCKS; n++) await lock(await createAccount(desk, ['writer']))
  // The tests before have used up a part of the limit.
  const told = server.received.filter(({ raw }) => raw.includes('your account was locked'))
  expect(told).toHaveLength(MAX_TOLD_LOCKS)
})
