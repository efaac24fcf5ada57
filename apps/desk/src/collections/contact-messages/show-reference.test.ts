import { contactMessageExamples } from '@gaashaan/contract/examples'
import { beforeAll, expect, test } from 'vitest'
import { contactSubmit } from '../../public-api/contact/contact-submit.ts'
import { testDesk } from '../../testing/desk.ts'
import { addMessage } from '../../testing/messages.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const desk = testDesk()
let press: Person
let reference: string

beforeAll(async () => {
  press = await createPerson(desk, ['inboxReader'], ['press'])
  const request = new Request('http://desk.example/api/contact_submit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...contactMessageExamples.typical, department: 'press' }),
  })
  const response = await contactSubmit(async () => desk.payload, request)
  reference = ((await response.json()) as { reference: string }).reference
})

test('an editor finds a message by the reference that the visitor was given', async () => {
  await addMessage(desk.payload, { subject: 'Fariin kale' })
  const search = async (text: string) =>
    (await press.http('GET', `/contact-messages/export?search=${text}`)).text()
  expect((await search(reference)).trim().split('\r\n')).toHaveLength(2)
  expect(await search(reference.toLowerCase())).toContain(contactMessageExamples.typical.subject)
})

test('an editor cannot change the digest of a message', async () => {
  const { id, sending } = await addMessage(desk.payload, { sending: 'Zm9ybWVyLWRpZ2VzdB' })
  const change = { state: 'closed', sending: 'X', reference: 'X' }
  expect((await press.http('PATCH', `/contact-messages/${id}`, change)).status).toBe(200)
  const after = await desk.payload.findByID({ collection: 'contact-messages', id })
  expect(after).toMatchObject({ state: 'closed', sending })
})

test('a message shows its reference, and an older one has none', async () => {
  const read = async (id: number) => {
    const response = await press.http('GET', `/contact-messages/${id}`)
    return (await response.json()) as { reference?: string; sending: string }
  }
  const where = { sending: { like: reference } }
  const { docs } = await desk.payload.find({ collection: 'contact-messages', where })
  const id = docs[0]?.id ?? 0
  expect((await read(id)).reference).toBe(reference)
  const older = await addMessage(desk.payload, { sending: 'Zm9ybWVyLWRpZ2VzdA' })
  expect((await read(older.id)).reference).toBeUndefined()
})
