import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailSettings } from '../../env/env.ts'
import { deskMail } from '../../mail/desk-mail.ts'
import { testDesk } from '../../testing/desk.ts'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import { account, ask, type Person, person, withPassword } from '../../testing/people.ts'

const desk = testDesk()
let server: TestMailServer
let administrator: Person
let made = 0

beforeAll(async () => {
  administrator = await person(desk, ['administrator'])
})

beforeEach(async () => {
  server = await startMailServer()
  mailBy(server.url)
})

afterEach(() => server.close())

/** Lets the desk mail by a server, or by none. */
function mailBy(smtpUrl: string | undefined): void {
  const settings = smtpUrl && ({ smtpUrl, from: 'Desk <desk@tusaale.example>' } as MailSettings)
  const email = deskMail(settings || undefined)({ payload: desk.payload })
  Object.assign(desk.payload, { email })
}

const address = () => {
  made += 1
  return `invited-${made}@tusaale.example`
}

/** A mail's text as it is read, its quoted lines put together (RFC 2045 §6.7). */
function textOf({ raw }: { readonly raw: string }): string {
  const joined = raw.replace(/=\r\n/g, '')
  const bytes = joined.replace(/(=[0-9A-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString(),
  )
  return bytes
}

const tokenIn = (text: string) => /\/admin\/invitation#([\w-]{43})/.exec(text)?.[1] ?? ''

async function invite(data: object, by = administrator) {
  const answer = await by.http('POST', '/invitations', data)
  return { status: answer.status, ...(await answer.json()) }
}

const accept = (token: string, more: object = {}) =>
  ask(desk, 'POST', '/invitations/accept', {
    token,
    name: 'Qof La Casuumay',
    password: 'ereyo fudud oo dheer',
    ...more,
  })

test('an invitation is mailed in both languages, and its link makes the account once', async () => {
  const email = address()
  const roles = ['writer', 'inboxReader']
  const invited = await invite({ email: email.toUpperCase(), roles, departments: ['press'] })
  expect(invited).toMatchObject({ status: 201, sent: { mailed: true }, doc: { email } })
  expect(JSON.stringify(invited)).not.toMatch(/tokenDigest|invitation#/)
  const [mail] = server.received
  expect(mail?.to).toEqual([email])
  const text = textOf(mail ?? { raw: '' })
  expect(text.indexOf('Waxaa lagugu casuumay')).toBeLessThan(text.indexOf('You are invited'))
  const token = tokenIn(text)
  const looked = await ask(desk, 'POST', '/invitations/look', { token })
  expect(await looked.json()).toEqual({ email })
  const more = { roles: ['administrator'], email: 'other@tusaale.example' }
  expect((await accept(token, more)).status).toBe(201)
  expect((await accept(token)).status).toBe(410)
  const signedIn = await withPassword(desk, { email, password: 'ereyo fudud oo dheer' })
  expect(signedIn.user).toMatchObject({ name: 'Qof La Casuumay', roles, departments: ['press'] })
})

test('a link that two accept at once makes one account', async () => {
  await invite({ email: address(), roles: ['writer'] })
  const token = tokenIn(textOf(server.received[0] ?? { raw: '' }))
  const answers = await Promise.all([accept(token), accept(token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410])
})

test('a weak password or a missing name uses nothing up', async () => {
  await invite({ email: address(), roles: ['writer'] })
  const token = tokenIn(textOf(server.received[0] ?? { raw: '' }))
  expect((await accept(token, { password: 'too short' })).status).toBe(400)
  expect((await accept(token, { name: ' ' })).status).toBe(400)
  expect((await accept(token)).status).toBe(201)
})

test('sending again ends the link before, revoking ends the last', async () => {
  const { doc } = await invite({ email: address(), roles: ['writer'] })
  const again = await administrator.http('POST', `/invitations/${doc.id}/send`)
  expect(await again.json()).toEqual({
    mailed: true,
    expiresAt: expect.any(String),
    sentAt: expect.any(String),
  })
  const [first = '', second = ''] = server.received.map((mail) => tokenIn(textOf(mail)))
  expect((await accept(first)).status).toBe(410)
  expect((await administrator.http('DELETE', `/invitations/${doc.id}`)).status).toBe(200)
  expect((await accept(second)).status).toBe(410)
})

test('a link is over after 72 hours', async () => {
  const { doc } = await invite({ email: address(), roles: ['writer'] })
  const token = tokenIn(textOf(server.received[0] ?? { raw: '' }))
  const where = { id: { equals: doc.id } }
  const kept = await desk.payload.db.findOne<{ id: number; expiresAt: string }>({
    collection: 'invitations',
    where,
  })
  const hours = (Date.parse(kept?.expiresAt ?? '') - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(72)
  const data = { expiresAt: new Date(Date.now() - 1).toISOString() }
  await desk.payload.db.updateOne({ collection: 'invitations', where, data })
  expect((await ask(desk, 'POST', '/invitations/look', { token })).status).toBe(410)
  expect((await accept(token)).status).toBe(410)
})

test('without a mail server the administrator gets the link, once', async () => {
  mailBy(undefined)
  const { doc, message, sent } = await invite({ email: address(), roles: ['writer'] })
  expect(sent).toMatchObject({ mailed: false, reason: 'noServer', sentAt: null })
  expect(message).toContain('No mail server is set')
  const read = await administrator.http('GET', `/invitations/${doc.id}`)
  expect(JSON.stringify(await read.json())).not.toContain(tokenIn(sent.link))
  expect((await accept(tokenIn(sent.link))).status).toBe(201)
})

test('a mail server that is not there gives the link too, and is logged', async () => {
  await server.close()
  const { sent } = await invite({ email: address(), roles: ['writer'] })
  expect(sent).toMatchObject({ mailed: false, reason: 'refused' })
  expect(desk.errors).toHaveLength(1)
  desk.errors.length = 0
  server = await startMailServer()
})

test('an inbox reader of no department is not invited, and is told why', async () => {
  const none = await invite({ email: address(), roles: ['writer', 'inboxReader'], departments: [] })
  expect(none.status).toBe(400)
  expect(JSON.stringify(none.errors)).toContain('at least one department')
  const some = { email: address(), roles: ['inboxReader'], departments: ['press'] }
  expect((await invite(some)).status).toBe(201)
})

test('an address with an account or an invitation is not invited', async () => {
  const { email } = await account(desk, ['writer'])
  expect((await invite({ email, roles: ['publisher'] })).status).toBe(400)
  const other = address()
  expect((await invite({ email: other, roles: ['writer'] })).status).toBe(201)
  expect((await invite({ email: other, roles: ['publisher'] })).status).toBe(400)
})

test.each(['writer', 'publisher', 'inboxReader'] as const)(
  'a %s neither invites nor sees, sends or revokes an invitation',
  async (role) => {
    const who = await person(desk, [role])
    const { doc } = await invite({ email: address(), roles: ['writer'] })
    const refused = await Promise.all([
      who.http('POST', '/invitations', { email: address(), roles: ['administrator'] }),
      who.http('GET', '/invitations'),
      who.http('GET', `/invitations/${doc.id}`),
      who.http('POST', `/invitations/${doc.id}/send`),
      who.http('PATCH', `/invitations/${doc.id}`, { roles: ['administrator'] }),
      who.http('DELETE', `/invitations/${doc.id}`),
    ])
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
  },
)

test('nobody changes an invitation, nor its link’s digest', async () => {
  const { doc } = await invite({ email: address(), roles: ['writer'], tokenDigest: 'x' })
  const data = { roles: ['administrator'], tokenDigest: 'x' }
  expect((await administrator.http('PATCH', `/invitations/${doc.id}`, data)).status).toBe(403)
  expect((await ask(desk, 'POST', '/invitations/accept', { token: '' })).status).toBe(400)
})

test('invitations are written down without their links', async () => {
  const email = address()
  const { doc } = await invite({ email, roles: ['writer'] })
  const token = tokenIn(textOf(server.received[0] ?? { raw: '' }))
  await accept(token)
  await administrator.http('DELETE', `/invitations/${doc.id}`)
  const where = { heading: { equals: email } }
  const { docs } = await desk.payload.find({ collection: 'audit', where, sort: 'id' })
  expect(docs.map(({ action }) => action)).toEqual([
    'invitation.made',
    'invitation.sent',
    'account.made',
    'invitation.accepted',
    'invitation.deleted',
  ])
  expect(JSON.stringify(docs)).not.toContain(token)
})
