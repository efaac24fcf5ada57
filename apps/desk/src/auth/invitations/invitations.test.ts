import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { entriesAbout } from '../../audit/testing/audit-entries.ts'
import type { MailSettings } from '../../env/env.ts'
import { deskMail } from '../../mail/desk-mail.ts'
import { testDesk } from '../../testing/desk.ts'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import {
  createAccount,
  createPerson,
  type Person,
  sendRequest,
  signInWithPassword,
} from '../../testing/people.ts'

const desk = testDesk()
let server: TestMailServer
let administrator: Person
let invited = 0

beforeAll(async () => {
  administrator = await createPerson(desk, ['administrator'])
})

beforeEach(async () => {
  server = await startMailServer()
  setMailServer(server.url)
})

afterEach(() => server.close())

/** Sets the desk's mail server, or none. */
function setMailServer(smtpUrl: string | undefined): void {
  const settings = smtpUrl && ({ smtpUrl, from: 'Desk <desk@tusaale.example>' } as MailSettings)
  const email = deskMail(settings || undefined)({ payload: desk.payload })
  Object.assign(desk.payload, { email })
}

const newEmail = () => {
  invited += 1
  return `invited-${invited}@tusaale.example`
}

/** The decoded text of an e-mail (quoted-printable, RFC 2045 §6.7). */
function emailText({ raw }: { readonly raw: string }): string {
  const joined = raw.replace(/=\r\n/g, '')
  return joined.replace(/(=[0-9A-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString(),
  )
}

const tokenIn = (text: string) => /\/admin\/invitation#([\w-]{43})/.exec(text)?.[1] ?? ''

/** The token in the first e-mail that was sent. */
const mailedToken = () => tokenIn(emailText(server.received[0] ?? { raw: '' }))

async function invite(data: object) {
  const response = await administrator.http('POST', '/invitations', data)
  return { status: response.status, ...(await response.json()) }
}

const accept = (token: string, extra: object = {}) =>
  sendRequest(desk, 'POST', '/invitations/accept', {
    token,
    name: 'Qof La Casuumay',
    password: 'ereyo fudud oo dheer',
    ...extra,
  })

test('an invitation is mailed in both languages, and its link makes the account once', async () => {
  const email = newEmail()
  const roles = ['writer', 'inboxReader']
  const response = await invite({ email: email.toUpperCase(), roles, departments: ['press'] })
  expect(response).toMatchObject({ status: 201, sent: { mailed: true }, doc: { email } })
  expect(JSON.stringify(response)).not.toMatch(/tokenDigest|invitation#/)
  const [mail] = server.received
  expect(mail?.to).toEqual([email])
  const text = emailText(mail ?? { raw: '' })
  expect(text.indexOf('Waxaa lagugu casuumay')).toBeLessThan(text.indexOf('You are invited'))
  const token = tokenIn(text)
  const look = await sendRequest(desk, 'POST', '/invitations/look', { token })
  expect(await look.json()).toEqual({ email })
  const forged = { roles: ['administrator'], email: 'other@tusaale.example' }
  expect((await accept(token, forged)).status).toBe(201)
  expect((await accept(token)).status).toBe(410)
  const signedIn = await signInWithPassword(desk, { email, password: 'ereyo fudud oo dheer' })
  expect(signedIn.user).toMatchObject({ name: 'Qof La Casuumay', roles, departments: ['press'] })
})

test('a link that is accepted twice at once makes one account', async () => {
  await invite({ email: newEmail(), roles: ['writer'] })
  const token = mailedToken()
  const responses = await Promise.all([accept(token), accept(token)])
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 410])
})

test('a weak password or a missing name does not use up the link', async () => {
  await invite({ email: newEmail(), roles: ['writer'] })
  const token = mailedToken()
  expect((await accept(token, { password: 'too short' })).status).toBe(400)
  expect((await accept(token, { name: ' ' })).status).toBe(400)
  expect((await accept(token)).status).toBe(201)
})

test('sending an invitation again invalidates the earlier link, and revoking it the last', async () => {
  const { doc } = await invite({ email: newEmail(), roles: ['writer'] })
  const again = await administrator.http('POST', `/invitations/${doc.id}/send`)
  expect(await again.json()).toEqual({
    mailed: true,
    expiresAt: expect.any(String),
    sentAt: expect.any(String),
  })
  const [first = '', second = ''] = server.received.map((mail) => tokenIn(emailText(mail)))
  expect((await accept(first)).status).toBe(410)
  expect((await administrator.http('DELETE', `/invitations/${doc.id}`)).status).toBe(200)
  expect((await accept(second)).status).toBe(410)
})

test('a link expires after 72 hours', async () => {
  const { doc } = await invite({ email: newEmail(), roles: ['writer'] })
  const token = mailedToken()
  const where = { id: { equals: doc.id } }
  const stored = await desk.payload.db.findOne<{ id: number; expiresAt: string }>({
    collection: 'invitations',
    where,
  })
  const hours = (Date.parse(stored?.expiresAt ?? '') - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(72)
  const data = { expiresAt: new Date(Date.now() - 1).toISOString() }
  await desk.payload.db.updateOne({ collection: 'invitations', where, data })
  expect((await sendRequest(desk, 'POST', '/invitations/look', { token })).status).toBe(410)
  expect((await accept(token)).status).toBe(410)
})

test('without a mail server the administrator gets the link, once', async () => {
  setMailServer(undefined)
  const { doc, message, sent } = await invite({ email: newEmail(), roles: ['writer'] })
  expect(sent).toMatchObject({ mailed: false, reason: 'noServer', sentAt: null })
  expect(message).toContain('No mail server is set')
  const stored = await administrator.http('GET', `/invitations/${doc.id}`)
  expect(JSON.stringify(await stored.json())).not.toContain(tokenIn(sent.link))
  expect((await accept(tokenIn(sent.link))).status).toBe(201)
})

test('the administrator also gets the link if the mail server fails, which is logged', async () => {
  await server.close()
  const { sent } = await invite({ email: newEmail(), roles: ['writer'] })
  expect(sent).toMatchObject({ mailed: false, reason: 'refused' })
  expect(desk.errors).toHaveLength(1)
  desk.errors.length = 0
  server = await startMailServer()
})

test('an invitation of an inbox reader without a department is refused with a reason', async () => {
  const refused = await invite({
    email: newEmail(),
    roles: ['writer', 'inboxReader'],
    departments: [],
  })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.errors)).toContain('at least one department')
  const complete = { email: newEmail(), roles: ['inboxReader'], departments: ['press'] }
  expect((await invite(complete)).status).toBe(201)
})

test('an address with an account or an invitation is not invited', async () => {
  const { email } = await createAccount(desk, ['writer'])
  expect((await invite({ email, roles: ['publisher'] })).status).toBe(400)
  const other = newEmail()
  expect((await invite({ email: other, roles: ['writer'] })).status).toBe(201)
  expect((await invite({ email: other, roles: ['publisher'] })).status).toBe(400)
})

test.each(['writer', 'publisher', 'inboxReader'] as const)(
  'a %s cannot make, read, send or revoke invitations',
  async (role) => {
    const { http } = await createPerson(desk, [role])
    const { doc } = await invite({ email: newEmail(), roles: ['writer'] })
    const responses = await Promise.all([
      http('POST', '/invitations', { email: newEmail(), roles: ['administrator'] }),
      http('GET', '/invitations'),
      http('GET', `/invitations/${doc.id}`),
      http('POST', `/invitations/${doc.id}/send`),
      http('PATCH', `/invitations/${doc.id}`, { roles: ['administrator'] }),
      http('DELETE', `/invitations/${doc.id}`),
    ])
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 403))
  },
)

test('nobody can change an invitation or its link’s digest', async () => {
  const { doc } = await invite({ email: newEmail(), roles: ['writer'], tokenDigest: 'x' })
  const data = { roles: ['administrator'], tokenDigest: 'x' }
  expect((await administrator.http('PATCH', `/invitations/${doc.id}`, data)).status).toBe(403)
  expect((await sendRequest(desk, 'POST', '/invitations/accept', { token: '' })).status).toBe(400)
})

test('the audit records invitations without their links', async () => {
  const email = newEmail()
  const { doc } = await invite({ email, roles: ['writer'] })
  const token = mailedToken()
  await accept(token)
  await administrator.http('DELETE', `/invitations/${doc.id}`)
  const entries = await entriesAbout(desk, email)
  expect(entries.map(({ action }) => action)).toEqual([
    'invitation.made',
    'invitation.sent',
    'account.made',
    'invitation.accepted',
    'invitation.deleted',
  ])
  expect(JSON.stringify(entries)).not.toContain(token)
})
