import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addMessage } from '../testing/messages.ts'
import { createPerson } from '../testing/people.ts'
import { auditEntries } from './testing/audit-entries.ts'

const desk = testDesk()

const refusalsOf = (who: number | string) =>
  auditEntries(desk, { action: { equals: 'access.refused' }, who: { equals: who } })

test('refused requests are recorded with their method and path', async () => {
  const { http, user } = await createPerson(desk, ['writer'])
  await http('GET', '/audit')
  await http('DELETE', '/users/1')
  expect(await refusalsOf(user.id)).toMatchObject([
    { collection: 'audit', change: { method: 'GET', path: '/api/audit' } },
    { collection: 'users', document: '1', change: { method: 'DELETE', path: '/api/users/1' } },
  ])
})

test('a request for a message of another department is recorded although it gets 404', async () => {
  const { id } = await addMessage(desk.payload)
  const { http, user } = await createPerson(desk, ['inboxReader'], ['security'])
  expect((await http('GET', `/contact-messages/${id}`)).status).toBe(404)
  expect((await http('GET', '/contact-messages/999999')).status).toBe(404)
  expect(await refusalsOf(user.id)).toMatchObject([
    { collection: 'contact-messages', document: String(id) },
  ])
})

test('the query of a URL, which may contain search terms, is not recorded', async () => {
  const { http, user } = await createPerson(desk, ['writer'])
  await http('GET', '/contact-messages?where[name][equals]=Qarsoodi')
  expect(JSON.stringify(await refusalsOf(user.id))).not.toContain('Qarsoodi')
})

test('one account cannot flood the audit', async () => {
  const { http, user } = await createPerson(desk, ['writer'])
  for (let count = 0; count < 14; count += 1) await http('GET', '/audit')
  expect(await refusalsOf(user.id)).toHaveLength(10)
})
