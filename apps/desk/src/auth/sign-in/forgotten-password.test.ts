import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { MailSettings } from '../../env/env.ts'
import { deskMail } from '../../mail/desk-mail.ts'
import { testDesk } from '../../testing/desk.ts'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import { account, ask, person, tokenIn, withPassword } from '../../testing/people.ts'

const desk = testDesk()
let server: TestMailServer

beforeAll(async () => {
  server = await startMailServer()
  const settings = { smtpUrl: server.url, from: 'desk@tusaale.example' } as MailSettings
  Object.assign(desk.payload, { email: deskMail(settings)({ payload: desk.payload }) })
})

afterAll(() => server.close())

const forgot = async (email: string, host = 'desk.example') => {
  const answer = await ask(desk, 'POST', '/users/forgot-password', { email }, { host })
  return { status: answer.status, text: await answer.text() }
}

const reset = (token: string, password: string) =>
  ask(desk, 'POST', '/users/reset-password', { token, password })

/** E-mails to someone; those of a test before may come during this one. */
const mailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email))

const linkIn = (raw: string) => /reset\/([0-9a-f]{40})/.exec(raw.replace(/=\r\n/g, ''))?.[1] ?? ''

test('known and unknown addresses are answered alike', async () => {
  const { email } = await account(desk, ['writer'])
  expect(await forgot(email)).toEqual(await forgot('nobody@tusaale.example'))
})

test('nothing is looked up before the answer, whoever has an account', async () => {
  const { email } = await account(desk, ['writer'])
  const { db } = desk.payload
  const lookUps = vi.spyOn(db, 'findOne')
  const changes = vi.spyOn(db, 'updateOne')
  try {
    const answers = [await forgot(email), await forgot('nobody-else@tusaale.example')]
    const ofAccounts = () =>
      [...lookUps.mock.calls, ...changes.mock.calls].filter(
        ([{ collection }]) => collection === 'users',
      )
    expect([answers[1], ofAccounts()]).toEqual([answers[0], []])
    await expect.poll(() => ofAccounts().length).toBeGreaterThanOrEqual(3)
  } finally {
    lookUps.mockRestore()
    changes.mockRestore()
  }
})

test('the mailed link sets a password once, and ends the sessions that were open', async () => {
  const made = await account(desk, ['writer'])
  const before = await withPassword(desk, made)
  await forgot(made.email, 'evil.example')
  await expect.poll(() => mailsTo(made.email).length).toBe(1)
  const [mail] = mailsTo(made.email)
  expect(mail?.raw).not.toContain('evil.example')
  const token = linkIn(mail?.raw ?? '')
  expect((await reset(token, 'too short')).status).toBe(400)
  expect((await reset(token, 'ereyo fudud oo dheer')).status).toBe(200)
  expect((await reset(token, 'ereyo kale oo dheer')).status).toBe(403)
  expect((await before.http('GET', '/posts')).status).toBe(403)
  await expect(withPassword(desk, made)).rejects.toThrow()
  await withPassword(desk, { email: made.email, password: 'ereyo fudud oo dheer' })
  const where = { heading: { equals: made.email }, action: { equals: 'password.reset' } }
  const { docs } = await desk.payload.find({ collection: 'audit', where })
  expect(docs).toHaveLength(1)
})

test('one address gets three letters in a quarter of an hour, and the last link works', async () => {
  const { email } = await account(desk, ['writer'])
  const answers = []
  for (let n = 0; n < 5; n++) answers.push(await forgot(email))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  await expect.poll(() => mailsTo(email).length, { timeout: 5_000 }).toBe(3)
  const works = []
  for (const { raw } of mailsTo(email)) {
    works.push((await reset(linkIn(raw), 'ereyo fudud oo dheer')).status === 200)
  }
  expect(works.filter(Boolean)).toHaveLength(1)
})

test('a new password does not stand for the code of those who need one', async () => {
  const made = await account(desk, ['publisher'])
  const administrator = await person(desk, ['administrator'])
  const answer = await administrator.http('POST', `/users/${made.id}/password-link`)
  const { link } = (await answer.json()) as { link: string }
  const set = await reset(linkIn(link), 'ereyo fudud oo dheer')
  const token = tokenIn(set)
  const posts = await ask(desk, 'GET', '/posts', undefined, { authorization: `JWT ${token}` })
  expect(posts.status).toBe(403)
})

test('only administrators make such a link, and none for themselves', async () => {
  const other = await account(desk, ['writer'])
  const administrator = await person(desk, ['administrator'])
  const own = await administrator.http('POST', `/users/${administrator.user.id}/password-link`)
  expect(own.status).toBe(403)
  const publisher = await person(desk, ['publisher'])
  expect((await publisher.http('POST', `/users/${other.id}/password-link`)).status).toBe(403)
  expect((await administrator.http('POST', '/users/999999/password-link')).status).toBe(404)
})
