import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addMessage } from '../testing/messages.ts'
import { person } from '../testing/people.ts'

const desk = testDesk()

async function refusalsOf(who: number | string) {
  const { docs } = await desk.payload.find({
    collection: 'audit',
    where: { action: { equals: 'access.refused' }, who: { equals: who } },
    sort: 'id',
    pagination: false,
  })
  return docs
}

test('what is refused to someone is written down, with what they asked for', async () => {
  const { http, user } = await person(desk, ['writer'])
  await http('GET', '/audit')
  await http('DELETE', '/users/1')
  expect(await refusalsOf(user.id)).toMatchObject([
    { collection: 'audit', change: { method: 'GET', path: '/api/audit' } },
    { collection: 'users', document: '1', change: { method: 'DELETE', path: '/api/users/1' } },
  ])
})

test('so is a message of another department, which to them does not exist', async () => {
  const { id } = await addMessage(desk.payload)
  const { http, user } = await person(desk, ['inboxReader'], ['security'])
  expect((await http('GET', `/contact-messages/${id}`)).status).toBe(404)
  expect((await http('GET', '/contact-messages/999999')).status).toBe(404)
  expect(await refusalsOf(user.id)).toMatchObject([
    { collection: 'contact-messages', document: String(id) },
  ])
})

test('the query of an address, which may hold what is searched for, is not written down', async () => {
  const { http, user } = await person(desk, ['writer'])
  await http('GET', '/contact-messages?where[name][equals]=Qarsoodi')
  expect(JSON.stringify(await refusalsOf(user.id))).not.toContain('Qarsoodi')
})

test('one account cannot flood the audit', async () => {
  const { http, user } = await person(desk, ['writer'])
  for (let count = 0; count < 14; count += 1) await http('GET', '/audit')
  expect(await refusalsOf(user.id)).toHaveLength(10)
})
