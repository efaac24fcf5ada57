import { drain } from '@gaashaan/runtime/stopping'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { auditEntries } from '../../audit/testing/audit-entries.ts'
import type { MailSettings } from '../../env/env.ts'
import { deskMail } from '../../mail/desk-mail.ts'
import type { User } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import {
  createAccount,
  createPerson,
  sendRequest,
  sessionToken,
  signInWithPassword,
} from '../../testing/people.ts'
import { createResetToken } from './reset-token.ts'

/** Longest wait for what the desk does after its responses, in milliseconds. */
const MAX_WAIT_MS = 10_000

const desk = testDesk()
let server: TestMailServer

beforeAll(async () => {
  server = await startMailServer()
  const settings = { smtpUrl: server.url, from: 'desk@tusaale.example' } as MailSettings
  Object.assign(desk.payload, { email: deskMail(settings)({ payload: desk.payload }) })
})

afterAll(() => server.close())

const forgot = async (email: string, host = 'desk.example') => {
  const response = await sendRequest(desk, 'POST', '/users/forgot-password', { email }, { host })
  return { status: response.status, text: await response.text() }
}

const reset = (token: string, password: string, headers = {}) =>
  sendRequest(desk, 'POST', '/users/reset-password', { token, password }, headers)

/** E-mails to an address; those of earlier tests may arrive during this one. */
const emailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email))

const resetToken = (raw: string) =>
  /\/admin\/new-password#([0-9a-f]{64})/.exec(raw.replace(/=\r\n/g, ''))?.[1] ?? ''

test('known and unknown addresses get the same response', async () => {
  const { email } = await createAccount(desk, ['writer'])
  expect(await forgot(email)).toEqual(await forgot('nobody@tusaale.example'))
})

test('no account is looked up before the response', async () => {
  const { email } = await createAccount(desk, ['writer'])
  const { db } = desk.payload
  // The accounts of the tests before are looked up first.
  await drain(MAX_WAIT_MS)
  const lookUps = vi.spyOn(db, 'findOne')
  const updates = vi.spyOn(db, 'updateOne')
  try {
    const accountCalls = () =>
      [...lookUps.mock.calls, ...updates.mock.calls].filter(
        ([{ collection }]) => collection === 'users',
      )
    const responses = []
    let calls = 0
    for (const address of [email, 'nobody-else@tusaale.example']) {
      responses.push(await forgot(address))
      expect(accountCalls()).toHaveLength(calls)
      await drain(MAX_WAIT_MS)
      calls = accountCalls().length
    }
    expect(responses[1]).toEqual(responses[0])
    expect(calls).toBeGreaterThanOrEqual(3)
  } finally {
    lookUps.mockRestore()
    updates.mockRestore()
  }
})

test('the mailed link sets a password once, and ends the open sessions', async () => {
  const writer = await createAccount(desk, ['writer'])
  const { email } = writer
  const openSession = await signInWithPassword(desk, writer)
  await forgot(email, 'evil.example')
  await expect.poll(() => emailsTo(email).length).toBe(1)
  const [mail] = emailsTo(email)
  expect(mail?.raw).not.toContain('evil.example')
  const token = resetToken(mail?.raw ?? '')
  expect((await reset(token, 'too short')).status).toBe(400)
  const withName = await reset(token, 'a person by the sea')
  expect([withName.status, await withName.text()]).toEqual([
    400,
    expect.stringContaining('“person”'),
  ])
  expect((await reset(token, 'ereyo fudud oo dheer')).status).toBe(200)
  expect((await reset(token, 'ereyo kale oo dheer')).status).toBe(410)
  expect((await openSession.http('GET', '/posts')).status).toBe(403)
  await expect(signInWithPassword(desk, writer)).rejects.toThrow()
  await signInWithPassword(desk, { email, password: 'ereyo fudud oo dheer' })
  const resets = { heading: { equals: email }, action: { equals: 'password.reset' } }
  expect(await auditEntries(desk, resets)).toHaveLength(1)
})

test('a link that is used, too old or invented is refused in the reader’s language', async () => {
  const { email, id } = await createAccount(desk, ['writer'])
  const used = await createResetToken(desk.payload, id)
  expect((await reset(used, 'ereyo fudud oo dheer')).status).toBe(200)
  const old = await createResetToken(desk.payload, id)
  const resetPasswordExpiration = new Date(Date.now() - 1).toISOString()
  const where = { email: { equals: email } }
  const data = { resetPasswordExpiration }
  await desk.payload.db.updateOne({ collection: 'users', where, data })
  for (const token of [used, old, 'x'.repeat(64), '']) {
    for (const [language, text] of [
      ['en', 'This link is over'],
      ['so', 'Xiriiriyahani wuu dhammaaday'],
    ] as const) {
      const refused = await reset(token, 'too short', { cookie: `payload-lng=${language}` })
      const { errors } = await refused.json()
      expect([refused.status, errors[0].message]).toEqual([410, expect.stringContaining(text)])
    }
  }
})

test('who reads the database cannot use what it has of a link', async () => {
  const { email, id } = await createAccount(desk, ['writer'])
  const administrator = await createPerson(desk, ['administrator'])
  const response = await administrator.http('POST', `/users/${id}/password-link`)
  const { link } = (await response.json()) as { link: string }
  const where = { id: { equals: id } }
  const stored = await desk.payload.db.findOne<User>({ collection: 'users', where })
  const { resetPasswordToken } = stored ?? {}
  expect(resetPasswordToken).toMatch(/^[\w-]{43}$/)
  expect((await reset(String(resetPasswordToken), 'ereyo fudud oo dheer')).status).toBe(410)
  expect((await reset(resetToken(link), 'ereyo fudud oo dheer')).status).toBe(200)
  expect(
    (await signInWithPassword(desk, { email, password: 'ereyo fudud oo dheer' })).sid,
  ).not.toBe('')
})

test('one address gets at most three e-mails in the window, and only the last link works', async () => {
  const { email } = await createAccount(desk, ['writer'])
  const responses = []
  for (let n = 0; n < 5; n++) responses.push(await forgot(email))
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
  await expect.poll(() => emailsTo(email).length).toBe(3)
  const results = []
  for (const { raw } of emailsTo(email)) {
    results.push((await reset(resetToken(raw), 'ereyo fudud oo dheer')).status === 200)
  }
  expect(results.filter(Boolean)).toHaveLength(1)
})

test('a new password does not replace the code of those who need one', async () => {
  const publisher = await createAccount(desk, ['publisher'])
  const administrator = await createPerson(desk, ['administrator'])
  const linkMade = await administrator.http('POST', `/users/${publisher.id}/password-link`)
  const { link } = (await linkMade.json()) as { link: string }
  const response = await reset(resetToken(link), 'ereyo fudud oo dheer')
  const token = sessionToken(response)
  const posts = await sendRequest(desk, 'GET', '/posts', undefined, {
    authorization: `JWT ${token}`,
  })
  expect(posts.status).toBe(403)
})

test('only administrators can make a password link, and not for themselves', async () => {
  const other = await createAccount(desk, ['writer'])
  const administrator = await createPerson(desk, ['administrator'])
  const own = await administrator.http('POST', `/users/${administrator.user.id}/password-link`)
  expect(own.status).toBe(403)
  const publisher = await createPerson(desk, ['publisher'])
  expect((await publisher.http('POST', `/users/${other.id}/password-link`)).status).toBe(403)
  expect((await administrator.http('POST', '/users/999999/password-link')).status).toBe(404)
})
