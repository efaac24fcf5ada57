import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { addMessage } from '../../testing/messages.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { IMMUTABLE_FIELDS } from './visitor-fields.ts'

const desk = testDesk()
let press: Person
let general: Person

beforeAll(async () => {
  press = await createPerson(desk, ['inboxReader'], ['press'])
  general = await createPerson(desk, ['inboxReader'], ['general'])
})

const stored = (id: number) =>
  desk.payload.findByID({ collection: 'contact-messages', id, depth: 0 })

const change = (who: Person, id: number, data: object) =>
  who.http('PATCH', `/contact-messages/${id}?depth=0`, data)

test.each(IMMUTABLE_FIELDS)('nobody can change the %s that a visitor wrote', async (name) => {
  const message = await addMessage(desk.payload)
  const value = name === 'agreed' ? false : 'Wax kale'
  expect((await change(press, message.id, { [name]: value })).status).toBe(200)
  const program = desk.payload.update({
    collection: 'contact-messages',
    id: message.id,
    data: { [name]: value },
  })
  await expect(program).rejects.toThrow(/invalid/)
  expect((await stored(message.id))[name]).toBe(message[name])
})

test('people cannot change the delivery of the email', async () => {
  const { id } = await addMessage(desk.payload, { mailDueAt: '2026-11-20T10:00:00.000Z' })
  await change(press, id, {
    mailDueAt: null,
    mailedAt: '2026-11-20T10:00:00.000Z',
    mailAttempts: 9,
  })
  expect(await stored(id)).toMatchObject({
    mailDueAt: '2026-11-20T10:00:00.000Z',
    mailedAt: null,
    mailAttempts: 0,
  })
})

test('a forwarded message is new in the other department', async () => {
  const { id } = await addMessage(desk.payload, { mailedAt: '2026-11-20T10:00:00.000Z' })
  await change(press, id, { assignee: press.user.id, state: 'open' })
  expect((await change(press, id, { department: 'general' })).status).toBe(200)
  const message = await stored(id)
  expect(message).toMatchObject({
    department: 'general',
    state: 'new',
    assignee: null,
    mailedAt: null,
  })
  expect(Date.parse(message.mailDueAt ?? '')).toBeLessThanOrEqual(Date.now())
  expect((await press.http('GET', `/contact-messages/${id}`)).status).toBe(404)
  expect((await general.http('GET', `/contact-messages/${id}`)).status).toBe(200)
})

test('only a reader of the department can be assigned, which opens a new message', async () => {
  const { id } = await addMessage(desk.payload)
  const refused = await change(press, id, { assignee: general.user.id })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('reads the messages of this department')
  expect((await change(press, id, { assignee: press.user.id })).status).toBe(200)
  expect(await stored(id)).toMatchObject({ assignee: press.user.id, state: 'open' })
})

test('an assignee who has left the department does not block other changes', async () => {
  const leaver = await createPerson(desk, ['inboxReader'], ['press'])
  const { id } = await addMessage(desk.payload)
  await change(press, id, { assignee: leaver.user.id })
  await desk.payload.update({ collection: 'users', id: leaver.user.id, data: { departments: [] } })
  const closed = await change(press, id, { state: 'closed', assignee: leaver.user.id })
  expect(closed.status).toBe(200)
  expect(await stored(id)).toMatchObject({ state: 'closed' })
})

test('a form that was opened while a message was new does not make it new again', async () => {
  const { id } = await addMessage(desk.payload, { state: 'answered' })
  await change(press, id, { state: 'new' })
  expect(await stored(id)).toMatchObject({ state: 'answered' })
})

test('a deleted account is no longer assigned to messages', async () => {
  const leaver = await createPerson(desk, ['inboxReader'], ['press'])
  const { id } = await addMessage(desk.payload)
  await change(press, id, { assignee: leaver.user.id })
  await desk.payload.delete({ collection: 'users', id: leaver.user.id })
  expect(await stored(id)).toMatchObject({ assignee: null })
})
