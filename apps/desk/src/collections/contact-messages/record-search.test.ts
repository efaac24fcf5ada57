import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '../../audit/testing/audit-entries.ts'
import { testDesk } from '../../testing/desk.ts'
import { addMessage } from '../../testing/messages.ts'
import { createPerson } from '../../testing/people.ts'

const desk = testDesk()

beforeAll(async () => {
  const { id: message } = await addMessage(desk.payload, {
    message: 'Waxaan raadinayaa Xaawo-Jaamac',
    department: 'press',
  })
  const data = { message, whoseName: 'Cali', text: 'La wacay' }
  await desk.payload.create({ collection: 'message-notes', data })
})

const newReader = () => createPerson(desk, ['inboxReader'], ['press'])

const searchesOf = (who: number | string) =>
  auditEntries(desk, { action: { equals: 'message.searched' }, who: { equals: who } })

test.each([
  ['the list', 'GET', '/contact-messages?where[message][like]=Xaawo-Jaamac'],
  [
    'the list’s search',
    'GET',
    '/contact-messages?where[or][0][subject][like]=x&where[or][1][message][like]=Xaawo-J',
  ],
  [
    'by a nested filter',
    'GET',
    '/contact-messages?where[and][0][or][0][message][contains]=Xaawo-Jaamac',
  ],
  ['the number', 'GET', '/contact-messages/count?where[message][like]=Xaawo-Jaamac'],
  ['notes by their message', 'GET', '/message-notes?where[message.message][like]=Xaawo-Jaamac'],
  ['a change of many', 'PATCH', '/contact-messages?where[message][like]=Xaawo-Jaamac'],
])('searching %s is recorded, without what was searched for', async (_name, method, path) => {
  const { http, user } = await newReader()
  const response = await http(method, path, method === 'PATCH' ? {} : undefined)
  expect(response.status).toBe(200)
  const entries = await searchesOf(user.id)
  expect(entries).toMatchObject([
    { collection: 'contact-messages', heading: 'press', change: { count: 1 } },
  ])
  expect(JSON.stringify(entries)).not.toContain('Xaawo')
})

test('a search that finds nothing is recorded too', async () => {
  const { http, user } = await newReader()
  await http('GET', '/contact-messages?where[email][equals]=cidna@tusaale.example')
  expect(await searchesOf(user.id)).toMatchObject([{ change: { count: 0, fields: ['email'] } }])
})

test('the pages of one search have one entry, and another search has its own', async () => {
  const { http, user } = await newReader()
  const search = '/contact-messages?where[message][like]=Xaawo'
  await Promise.all([http('GET', search), http('GET', `${search}&page=2`)])
  await http('GET', `${search}&sort=createdAt`)
  expect(await searchesOf(user.id)).toHaveLength(1)
  await http('GET', '/contact-messages?where[message][like]=Jaamac')
  expect(await searchesOf(user.id)).toHaveLength(2)
})

test('a filter that looks into no text is not a search', async () => {
  const { http, user } = await newReader()
  await http('GET', '/contact-messages?where[state][equals]=new&where[department][equals]=press')
  await http('GET', '/contact-messages/count')
  expect(await searchesOf(user.id)).toEqual([])
})

test('an export by a filter on texts says that it searched', async () => {
  const { http, user } = await newReader()
  const response = await http('GET', '/contact-messages/export?where[name][like]=Xaawo')
  await response.text()
  const entries = await auditEntries(desk, { who: { equals: user.id } })
  expect(entries.at(-1)).toMatchObject({ action: 'message.exported', change: { searched: true } })
  expect(await searchesOf(user.id)).toEqual([])
})
