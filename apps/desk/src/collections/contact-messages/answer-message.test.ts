import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEntries } from '../../audit/testing/audit-entries.ts'
import type { MailSettings } from '../../env/env.ts'
import { mailDue, mailReply } from '../../mail/email-queue.ts'
import { testDesk } from '../../testing/desk.ts'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import { addMessage, replyKey } from '../../testing/messages.ts'
import { createPerson, type Person, payloadRequest } from '../../testing/people.ts'
import { answerMessage } from './answer-message.ts'

const desk = testDesk()
let server: TestMailServer
let press: Person

beforeAll(async () => {
  server = await startMailServer()
  press = await createPerson(desk, ['inboxReader'], ['press'])
})

afterAll(() => server.close())

beforeEach(() => {
  server.received.length = 0
})

const settings = (smtpUrl = server.url): MailSettings => ({
  smtpUrl,
  from: 'Wasaaradda <desk@tusaale.example>',
  to: {
    communications: 'c@tusaale.example',
    press: 'Press <press@tusaale.example>, other@tusaale.example',
    security: 's@tusaale.example',
    general: 'g@tusaale.example',
  },
})

/** Replies as a reader at the desk, with the mail server of the test. */
async function reply(id: number, body: object, mail = settings()): Promise<Response> {
  const req = await payloadRequest(desk, press.user, body)
  req.routeParams = { id: String(id) }
  return answerMessage(req, mail)
}

const findReplies = async (id: number) =>
  (
    await desk.payload.find({
      collection: 'message-replies',
      where: { message: { equals: id } },
      sort: 'id',
      depth: 0,
    })
  ).docs

const stateOf = async (id: number) =>
  (await desk.payload.findByID({ collection: 'contact-messages', id })).state

/** A header of an email, unfolded. */
function header(raw = '', name = ''): string | undefined {
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2)
}

test('a reply is mailed to the visitor from the department, in a thread, with their text below', async () => {
  const { id } = await addMessage(desk.payload, { message: 'Hal\n\nLaba' })
  expect((await reply(id, { text: 'Waa 8.00 ilaa 16.30.', key: replyKey() })).status).toBe(201)
  await expect.poll(() => server.received.length).toBe(1)
  await expect.poll(async () => (await findReplies(id))[0]?.mailedAt).toBeTruthy()
  const [mail] = server.received
  expect(mail?.to).toEqual(['qof@tusaale.example'])
  expect(header(mail?.raw, 'from')).toBe('Wasaaradda <press@tusaale.example>')
  expect(header(mail?.raw, 'subject')).toBe('Re: Booqasho bandhig')
  expect(header(mail?.raw, 'in-reply-to')).toMatch(new RegExp(`^<message-${id}-\\d+@`))
  expect(mail?.raw).toContain('Waa 8.00 ilaa 16.30.\r\n\r\nQof Tusaale, ')
  expect(mail?.raw).toContain(':\r\n> Hal\r\n>\r\n> Laba')
  expect(await stateOf(id)).toBe('answered')
  const first = header(mail?.raw, 'message-id')
  expect(first).toMatch(/@tusaale\.example>$/)
  await reply(id, { text: 'Waxaan ku daray.', key: replyKey() })
  await expect.poll(() => server.received.length).toBe(2)
  expect(header(server.received[1]?.raw, 'in-reply-to')).toBe(first)
})

test('no text of a visitor or a reader becomes a header', async () => {
  const { id } = await addMessage(desk.payload, {
    name: 'Someone\r\nBcc: evil@evil.example',
    email: 'qof@tusaale.example',
    subject: 'Re: Subject\r\nCc: evil@evil.example\r\n\r\nA body',
  })
  await reply(id, {
    text: 'Bcc: evil@evil.example\r\n\r\n.\r\nRCPT TO:<x@y.example>',
    key: replyKey(),
  })
  await expect.poll(() => server.received.length).toBe(1)
  const [mail] = server.received
  expect(mail?.to).toEqual(['qof@tusaale.example'])
  expect(header(mail?.raw, 'bcc')).toBeUndefined()
  expect(header(mail?.raw, 'cc')).toBeUndefined()
  expect(header(mail?.raw, 'subject')).toBe('Re: Subject Cc: evil@evil.example A body')
})

test('the same reply sent twice is stored and mailed once', async () => {
  const { id } = await addMessage(desk.payload)
  const body = { text: 'Mahadsanid.', key: replyKey() }
  const responses = [await reply(id, body), await reply(id, body)]
  expect(responses.map(({ status }) => status)).toEqual([201, 200])
  await expect.poll(() => server.received.length).toBe(1)
  expect(await findReplies(id)).toHaveLength(1)
})

test('a reply that cannot be mailed is stored, retried, and never mailed twice', async () => {
  const stopped = await startMailServer()
  await stopped.close()
  const { id } = await addMessage(desk.payload)
  expect((await reply(id, { text: 'Sug.', key: replyKey() }, settings(stopped.url))).status).toBe(
    201,
  )
  await expect.poll(async () => (await findReplies(id))[0]?.mailAttempts).toBe(1)
  const [stored] = await findReplies(id)
  expect(stored?.mailError).toContain('ECONNREFUSED')
  expect(Date.parse(stored?.mailDueAt ?? '')).toBeGreaterThan(Date.now())
  await desk.payload.update({
    collection: 'message-replies',
    id: stored?.id ?? 0,
    data: { mailDueAt: '2026-01-01T00:00:00.000Z' },
  })
  await Promise.all([
    mailDue(desk.payload, settings()),
    mailReply(desk.payload, stored?.id ?? 0, settings()),
  ])
  await mailDue(desk.payload, settings())
  expect(server.received).toHaveLength(1)
  expect((await findReplies(id))[0]).toMatchObject({
    mailAttempts: 2,
    mailError: null,
    mailDueAt: null,
  })
})

test('a message is open again when its reply could not be mailed', async () => {
  const stopped = await startMailServer()
  await stopped.close()
  const { id } = await addMessage(desk.payload, { state: 'answered' })
  const { id: replyId } = await desk.payload.create({
    collection: 'message-replies',
    data: {
      message: id,
      text: 'Jawaab',
      whoseName: 'Qof',
      department: 'press',
      key: replyKey(),
      mailAttempts: 29,
    },
  })
  await mailReply(desk.payload, replyId, settings(stopped.url))
  expect(await stateOf(id)).toBe('open')
})

test.each([
  ['no text', { text: '  ', key: replyKey() }, 422],
  ['a text that is too long', { text: 'x'.repeat(10_001), key: replyKey() }, 422],
  ['no key', { text: 'Jawaab' }, 400],
  ['a list', ['Jawaab'], 400],
])('a reply with %s is refused and not stored', async (_name, body, status) => {
  const { id } = await addMessage(desk.payload)
  await expect(reply(id, body)).rejects.toMatchObject({ status })
  expect(await findReplies(id)).toEqual([])
  expect(await stateOf(id)).toBe('new')
})

test('without a mail server a reply is refused, and the reader can use their own mail program', async () => {
  const { id } = await addMessage(desk.payload, { subject: 'Su’aal & jawaab?' })
  const refused = await press.http('POST', `/contact-messages/${id}/replies`, {
    text: 'Jawaab',
    key: replyKey(),
  })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('no mail server is set')
  const conversation = await press.http('GET', `/contact-messages/${id}/conversation`)
  expect(await conversation.json()).toEqual({
    canMail: false,
    mailto: 'mailto:qof%40tusaale.example?subject=Re%3A%20Su%E2%80%99aal%20%26%20jawaab%3F',
    replies: [],
    notes: [],
  })
})

test('replies and notes and their authors are in the conversation and in the audit', async () => {
  const { id } = await addMessage(desk.payload)
  await press.http('POST', `/contact-messages/${id}/notes`, { text: 'Qarsoodi gudaha' })
  expect(await stateOf(id)).toBe('open')
  await reply(id, { text: 'Qarsoodi dibedda', key: replyKey() })
  await expect.poll(async () => (await findReplies(id))[0]?.mailedAt).toBeTruthy()
  const conversation = await press.http('GET', `/contact-messages/${id}/conversation`)
  const by = press.user.name
  expect(await conversation.json()).toMatchObject({
    replies: [{ text: 'Qarsoodi dibedda', by, delivery: { is: 'mailed' } }],
    notes: [{ text: 'Qarsoodi gudaha', by }],
  })
  const entries = await auditEntries(desk, { document: { equals: String(id) } })
  expect(entries.map(({ action, who }) => [action, who])).toEqual([
    ['message.read', press.user.id],
    ['message.noted', press.user.id],
    ['message.answered', press.user.id],
  ])
  expect(JSON.stringify(entries)).not.toContain('Qarsoodi')
})
