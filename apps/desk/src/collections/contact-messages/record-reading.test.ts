import { beforeEach, expect, test, vi } from 'vitest'
import { auditEntries } from '../../audit/testing/audit-entries.ts'
import type { ContactMessage } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addMessage } from '../../testing/messages.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const desk = testDesk()
let message: ContactMessage

beforeEach(async () => {
  message = await addMessage(desk.payload)
})

/** The accounts with an audit entry for reading the message. */
async function readers(): Promise<unknown[]> {
  const document = { equals: String(message.id) }
  const entries = await auditEntries(desk, { action: { equals: 'message.read' }, document })
  return entries.map(({ who }) => who)
}

test('opening a message is recorded once an hour for each person', async () => {
  const first = await createPerson(desk, ['inboxReader'], ['press'])
  const second = await createPerson(desk, ['inboxReader'], ['press'])
  const readAs = ({ user }: Person) =>
    desk.payload.findByID({
      collection: 'contact-messages',
      id: message.id,
      user,
      overrideAccess: false,
    })
  const path = `/contact-messages/${message.id}`
  const requests = [first.http('GET', path), first.http('GET', `${path}/conversation`)]
  for (const { status } of await Promise.all(requests)) expect(status).toBe(200)
  await first.http('GET', path)
  expect(await readers()).toEqual([first.user.id])
  await readAs(second)
  expect(await readers()).toEqual([first.user.id, second.user.id])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 })
  try {
    await readAs(first)
  } finally {
    vi.useRealTimers()
  }
  expect(await readers()).toEqual([first.user.id, second.user.id, first.user.id])
})

test('a list is not recorded as a reading, and has no texts', async () => {
  const { http } = await createPerson(desk, ['inboxReader'], ['press'])
  const list = await http('GET', `/contact-messages?where[id][equals]=${message.id}`)
  const text = await list.text()
  expect(text).toContain(message.subject)
  expect(text).not.toContain(message.message)
  expect(await readers()).toEqual([])
})

test.each([
  ['one message', (id: number) => `/contact-messages/${id}`],
  ['what a filter finds', (id: number) => `/contact-messages?where[id][equals]=${id}`],
])('reading %s by an empty change is recorded', async (_name, path) => {
  const { http, user } = await createPerson(desk, ['inboxReader'], ['press'])
  const response = await http('PATCH', path(message.id), { state: 'new' })
  expect(await response.text()).toContain(message.message)
  expect(await readers()).toEqual([user.id])
})

test('neither a program nor a person who may not read the message has an entry', async () => {
  const { http } = await createPerson(desk, ['inboxReader'], ['security'])
  await http('GET', `/contact-messages/${message.id}`)
  await desk.payload.findByID({ collection: 'contact-messages', id: message.id })
  expect(await readers()).toEqual([])
})

test('the entry has nothing that the visitor wrote', async () => {
  const { http } = await createPerson(desk, ['inboxReader'], ['press'])
  await http('GET', `/contact-messages/${message.id}`)
  await http('PATCH', `/contact-messages/${message.id}`, { state: 'closed' })
  const entries = await auditEntries(desk, {
    document: { equals: String(message.id) },
    collection: { equals: 'contact-messages' },
  })
  expect(entries).toMatchObject([
    { action: 'message.read', collection: 'contact-messages', heading: 'press' },
    { action: 'message.changed', heading: 'press', change: { state: ['new', 'closed'] } },
  ])
  for (const text of [message.name, message.email, message.subject, message.message]) {
    expect(JSON.stringify(entries)).not.toContain(text)
  }
})
