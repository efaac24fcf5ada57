import { drain } from '@gaashaan/runtime/stopping'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailSettings } from '../../env/env.ts'
import { deskMail } from '../../mail/desk-mail.ts'
import { testDesk } from '../../testing/desk.ts'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import { createAccount, createWriterInGrace, sendRequest } from '../../testing/people.ts'
import { DEVICE_COOKIE } from './note-device.ts'

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

type Account = Awaited<ReturnType<typeof createAccount>>

/** Signs in with a browser that has this cookie, or none; returns the cookie that it then has. */
async function signIn({ email, password }: Account, cookie = ''): Promise<string> {
  const headers = {
    'x-forwarded-for': '198.51.100.7',
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/150.0',
    ...(cookie && { cookie: `${DEVICE_COOKIE}=${cookie}` }),
  }
  const response = await sendRequest(desk, 'POST', '/users/login', { email, password }, headers)
  expect(response.status).toBe(200)
  await drain(10_000)
  const set = response.headers.getSetCookie().find((text) => text.startsWith(DEVICE_COOKIE))
  expect(set).toMatch(/; HttpOnly=true; SameSite=Strict/)
  return /=([^;]*)/.exec(set ?? '')?.[1] ?? ''
}

const recipients = () => server.received.map(({ to }) => to)

test('the first device of an account is no news, a second one is told by mail', async () => {
  const account = await createWriterInGrace(desk)
  await signIn(account)
  expect(recipients()).toEqual([])
  await signIn(account)
  expect(recipients()).toEqual([[account.email]])
  const { raw } = server.received[0] ?? { raw: '' }
  for (const text of ['Firefox, Windows', '198.51.100.7', '/admin/sessions']) {
    expect(raw).toContain(text)
  }
})

test('a device that is known is not told again', async () => {
  const account = await createWriterInGrace(desk)
  const cookie = await signIn(account)
  expect(await signIn(account, cookie)).toBe(cookie)
  expect(recipients()).toEqual([])
})

test('the same browser is new to another account, and keeps its cookie', async () => {
  const [one, other] = [await createWriterInGrace(desk), await createWriterInGrace(desk)]
  const cookie = await signIn(one)
  await signIn(other)
  expect(await signIn(other, cookie)).toBe(cookie)
  expect(recipients()).toEqual([[other.email]])
})

test('an invented cookie is no known device', async () => {
  const account = await createWriterInGrace(desk)
  await signIn(account)
  await signIn(account, 'x'.repeat(43))
  expect(await signIn(account, '<script>')).toMatch(/^[\w-]{43}$/)
  expect(recipients()).toHaveLength(2)
})

test('an account that needs a second factor is told after it, not after the password', async () => {
  const account = await createAccount(desk, ['publisher'])
  const { email, password } = account
  const response = await sendRequest(desk, 'POST', '/users/login', { email, password })
  expect(response.headers.getSetCookie().join()).not.toContain(DEVICE_COOKIE)
})

test('the database has the digest of the cookie alone', async () => {
  const account = await createWriterInGrace(desk)
  const cookie = await signIn(account)
  const { docs } = await desk.payload.find({
    collection: 'devices',
    where: { account: { equals: account.id } },
  })
  expect(docs).toHaveLength(1)
  expect(JSON.stringify(docs)).not.toContain(cookie)
})
