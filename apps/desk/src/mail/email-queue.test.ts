import type { ContactMessage as VisitorMessage } from '@gaashaan/contract'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MailSettings } from '../env/env.ts'
import { testDesk } from '../testing/desk.ts'
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts'
import { mailDue, mailMessage, nextAttempt } from './email-queue.ts'

const desk = testDesk()
let server: TestMailServer

beforeEach(async () => {
  server = await startMailServer()
  await desk.payload.delete({ collection: 'contact-messages', where: {} })
  desk.errors.length = 0
})

afterEach(() => server.close())

const settings = (smtpUrl = server.url): MailSettings => ({
  smtpUrl,
  from: 'Desk <desk@tusaale.example>',
  to: {
    communications: 'communications@tusaale.example',
    press: 'press@tusaale.example',
    security: 'security@tusaale.example',
    general: 'general@tusaale.example',
  },
})

async function store(message: VisitorMessage = contactMessageExamples.typical, extra = {}) {
  const data = { ...message, mailDueAt: '2026-01-01T00:00:00.000Z', ...extra }
  return (await desk.payload.create({ collection: 'contact-messages', data })).id
}

const read = (id: number) => desk.payload.findByID({ collection: 'contact-messages', id })

/** A header of an e-mail, with its folded lines joined. */
function header(raw: string, name: string): string | undefined {
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2)
}

test('a message is mailed to its department, and replies go to the visitor', async () => {
  const id = await store({ ...contactMessageExamples.typical, department: 'press' })
  await mailMessage(desk.payload, id, settings())
  const [mail] = server.received
  expect(mail?.to).toEqual(['press@tusaale.example'])
  expect(header(mail?.raw ?? '', 'reply-to')).toBe('Qof Tusaale <qof@tusaale.example>')
  expect(header(mail?.raw ?? '', 'from')).toBe('Desk <desk@tusaale.example>')
  expect(header(mail?.raw ?? '', 'subject')).toBe('[press] Booqasho bandhig')
  expect(mail?.raw).toContain('Fadlan ii sheeg saacadaha furitaanka.')
  const message = await read(id)
  expect(message).toMatchObject({ mailAttempts: 1, mailError: null, mailDueAt: null })
  expect(message.mailedAt).toMatch(/^\d{4}-/)
})

test('a visitor’s text cannot add headers or recipients', async () => {
  const hostile = {
    ...contactMessageExamples.hostileMarkup,
    name: 'Someone\r\nBcc: evil@evil.example',
    subject: 'Subject\r\nTo: evil@evil.example\r\n\r\nA body',
  }
  const id = await store(hostile)
  await mailMessage(desk.payload, id, settings())
  const [mail] = server.received
  expect(mail?.to).toEqual(['general@tusaale.example'])
  expect(header(mail?.raw ?? '', 'bcc')).toBeUndefined()
  expect(header(mail?.raw ?? '', 'to')).toBe('general@tusaale.example')
  expect(header(mail?.raw ?? '', 'subject')).toBe('[general] Subject To: evil@evil.example A body')
})

test('a failure to reach the mail server is stored and logged, and the e-mail is sent later', async () => {
  const id = await store()
  const { url } = server
  await server.close()
  await mailMessage(desk.payload, id, settings(url))
  const message = await read(id)
  expect(message).toMatchObject({ mailedAt: null, mailAttempts: 1 })
  expect(message.mailError).toContain('ECONNREFUSED')
  expect(Date.parse(message.mailDueAt ?? '')).toBeGreaterThan(Date.now())
  expect(desk.errors).toHaveLength(1)
  server = await startMailServer()
  await mailMessage(desk.payload, id, settings())
  expect(await read(id)).toMatchObject({ mailAttempts: 2, mailError: null, mailDueAt: null })
})

test('a refusal by the mail server is stored with its reason', async () => {
  const refusing = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('mailbox is full'), { responseCode: 452 })),
  })
  const id = await store()
  await mailMessage(desk.payload, id, settings(refusing.url))
  await refusing.close()
  expect((await read(id)).mailError).toContain('mailbox is full')
})

test('an e-mail that was queued while the clock was a day ahead is sent when the clock is right', async () => {
  const mailDueAt = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const id = await store(contactMessageExamples.typical, { mailDueAt })
  await mailDue(desk.payload, settings())
  expect(await read(id)).toMatchObject({ mailAttempts: 1, mailDueAt: null })
})

test('a round sends only due e-mails, the oldest first', async () => {
  const later = await store(contactMessageExamples.typical, {
    mailDueAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const second = await store({ ...contactMessageExamples.typical, subject: 'second' })
  const first = await store(
    { ...contactMessageExamples.typical, subject: 'first' },
    { mailDueAt: '2025-01-01T00:00:00.000Z' },
  )
  await mailDue(desk.payload, settings())
  expect(server.received.map(({ raw }) => header(raw, 'subject'))).toEqual([
    '[general] first',
    '[general] second',
  ])
  for (const id of [first, second]) expect((await read(id)).mailDueAt).toBeNull()
  expect(await read(later)).toMatchObject({ mailedAt: null, mailAttempts: 0 })
  await mailDue(desk.payload, settings())
  expect(server.received).toHaveLength(2)
})

test('a message that is being sent is not sent twice', async () => {
  const id = await store()
  await Promise.all([1, 2, 3].map(() => mailMessage(desk.payload, id, settings())))
  await mailMessage(desk.payload, id, settings())
  expect(server.received).toHaveLength(1)
})

test('attempts become rarer and end after thirty', () => {
  const now = new Date('2026-11-20T10:00:00.000Z')
  expect([1, 2, 3, 10, 29].map((failures) => nextAttempt(failures, now))).toEqual([
    '2026-11-20T10:05:00.000Z',
    '2026-11-20T10:10:00.000Z',
    '2026-11-20T10:20:00.000Z',
    '2026-11-20T16:00:00.000Z',
    '2026-11-20T16:00:00.000Z',
  ])
  expect(nextAttempt(30, now)).toBeNull()
})
