import { beforeEach, expect, test, vi } from 'vitest'
import type { ContactMessage } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addMessage } from '../../testing/messages.ts'
import { person } from '../../testing/people.ts'

const desk = testDesk()
let message: ContactMessage

beforeEach(async () => {
  message = await addMessage(desk.payload)
})

/** Who is written down as having opened the message. */
async function readers(): Promise<unknown[]> {
  const { docs } = await desk.payload.find({
    collection: 'audit',
    where: { action: { equals: 'message.read' }, document: { equals: String(message.id) } },
    sort: 'id',
  })
  return docs.map(({ who }) => who)
}

test('opening a message is written down once an hour for each person', async () => {
  const one = await person(desk, ['inboxReader'], ['press'])
  const other = await person(desk, ['inboxReader'], ['press'])
  const path = `/contact-messages/${message.id}`
  const opened = [one.http('GET', path), one.http('GET', `${path}/conversation`)]
  for (const { status } of await Promise.all(opened)) expect(status).toBe(200)
  await one.http('GET', path)
  expect(await readers()).toEqual([one.user.id])
  await desk.payload.findByID({
    collection: 'contact-messages',
    id: message.id,
    user: other.user,
    overrideAccess: false,
  })
  expect(await readers()).toEqual([one.user.id, other.user.id])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 })
  try {
    await desk.payload.findByID({
      collection: 'contact-messages',
      id: message.id,
      user: one.user,
      overrideAccess: false,
    })
  } finally {
    vi.useRealTimers()
  }
  expect(await readers()).toEqual([one.user.id, other.user.id, one.user.id])
})

test('a list is no opening, and holds no texts', async () => {
  const { http } = await person(desk, ['inboxReader'], ['press'])
  const list = await http('GET', `/contact-messages?where[id][equals]=${message.id}`)
  const text = await list.text()
  expect(text).toContain(message.subject)
  expect(text).not.toContain(message.message)
  expect(await readers()).toEqual([])
})

test.each([
  ['one message', (id: number) => `/contact-messages/${id}`],
  ['what a filter finds', (id: number) => `/contact-messages?where[id][equals]=${id}`],
])('changing nothing of %s is no way to read it unseen', async (_name, path) => {
  const { http, user } = await person(desk, ['inboxReader'], ['press'])
  const answer = await http('PATCH', path(message.id), { state: 'new' })
  expect(await answer.text()).toContain(message.message)
  expect(await readers()).toEqual([user.id])
})

test('neither programs nor who may not read it leave an entry', async () => {
  const { http } = await person(desk, ['inboxReader'], ['security'])
  await http('GET', `/contact-messages/${message.id}`)
  await desk.payload.findByID({ collection: 'contact-messages', id: message.id })
  expect(await readers()).toEqual([])
})

test('the entry holds nothing of what the visitor wrote', async () => {
  const { http } = await person(desk, ['inboxReader'], ['press'])
  await http('GET', `/contact-messages/${message.id}`)
  await http('PATCH', `/contact-messages/${message.id}`, { state: 'closed' })
  const { docs } = await desk.payload.find({
    collection: 'audit',
    where: {
      and: [
        { document: { equals: String(message.id) } },
        { collection: { equals: 'contact-messages' } },
      ],
    },
    sort: 'id',
  })
  expect(docs).toMatchObject([
    { action: 'message.read', collection: 'contact-messages', heading: 'press' },
    { action: 'message.changed', heading: 'press', change: { state: ['new', 'closed'] } },
  ])
  const written = JSON.stringify(docs)
  for (const text of [message.name, message.email, message.subject, message.message]) {
    expect(written).not.toContain(text)
  }
})
