import { beforeAll, expect, test, vi } from 'vitest'
import { auditEntries } from '../../audit/testing/audit-entries.ts'
import { testDesk } from '../../testing/desk.ts'
import { addMessage } from '../../testing/messages.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { openWords } from './sealed-search.ts'

const NAME = 'Xaawo Jaamac'

const desk = testDesk()
let reader: Person

beforeAll(async () => {
  await addMessage(desk.payload, { name: NAME, subject: 'Codsi', department: 'press' })
  await addMessage(desk.payload, { name: NAME, subject: 'Amni', department: 'security' })
  await addMessage(desk.payload, { name: 'Cali', subject: 'Kale', department: 'press' })
  reader = await createPerson(desk, ['inboxReader'], ['press'])
})

async function seal(by: Person, words: unknown): Promise<string> {
  const response = await by.http('POST', '/contact-messages/search', { words })
  expect(response.status).toBe(200)
  return (await response.json()).search
}

/** The subjects that a list with these words in its filter shows. */
async function found(by: Person, words: string): Promise<string[]> {
  const query = `where[or][0][name][like]=${words}&where[or][1][subject][like]=${words}`
  const response = await by.http('GET', `/contact-messages?${query}`)
  const { docs } = (await response.json()) as { docs: { subject: string }[] }
  return docs.map(({ subject }) => subject)
}

test('what a reader searches for is sealed in the address, and finds as the words do', async () => {
  const sealed = await seal(reader, ` ${NAME} `)
  expect(sealed).toMatch(/^sealed\.[\w-]+$/)
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('Xaawo')
  expect(await found(reader, sealed)).toEqual(['Codsi'])
  expect(openWords({ payload: desk.payload, user: reader.user }, sealed)).toBe(NAME)
  expect(openWords({ payload: desk.payload, user: reader.user }, NAME)).toBe(NAME)
})

test('the export of a list with sealed words has what they find', async () => {
  const sealed = await seal(reader, NAME)
  const response = await reader.http('GET', `/contact-messages/export?search=${sealed}`)
  const csv = await response.text()
  expect(csv).toContain('Codsi')
  expect(csv).not.toContain('Kale')
})

test('a search with sealed words is recorded like any other', async () => {
  const person = await createPerson(desk, ['inboxReader'], ['press'])
  const sealed = [await seal(person, NAME), await seal(person, NAME)]
  for (const words of sealed) await found(person, words)
  const who = { equals: person.user.id }
  const entries = await auditEntries(desk, { action: { equals: 'message.searched' }, who })
  expect(entries).toMatchObject([{ change: { count: 1, fields: ['name', 'subject'] } }])
})

test('sealed words of another account, of more than an hour ago or changed ones find nothing', async () => {
  const sealed = await seal(reader, NAME)
  const other = await createPerson(desk, ['inboxReader'], ['press'])
  expect(await found(other, sealed)).toEqual([])
  expect(await found(reader, `${sealed.slice(0, -4)}AAAA`)).toEqual([])
  const anHourOn = Date.now() + 60 * 60 * 1000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(anHourOn)
  expect(openWords({ payload: desk.payload, user: reader.user }, sealed)).toBeUndefined()
  clock.mockRestore()
})

test('empty words are no search', async () => {
  expect([await seal(reader, ' '), await seal(reader, undefined)]).toEqual(['', ''])
})

test('only inbox readers can seal words', async () => {
  const writer = await createPerson(desk, ['writer'])
  const response = await writer.http('POST', '/contact-messages/search', { words: NAME })
  expect(response.status).toBe(403)
})

test('the list offers no filter on what a visitor wrote, which would stand in its address', () => {
  const { fields } = desk.payload.collections['contact-messages'].config
  const offered = fields
    .flatMap((field) => ('fields' in field ? field.fields : [field]))
    .filter(({ admin = {} }) => !('disableListFilter' in admin && admin.disableListFilter))
    .map((field) => 'name' in field && field.name)
  for (const name of ['subject', 'name', 'email', 'message', 'reference', 'sending']) {
    expect(offered).not.toContain(name)
  }
  expect(offered).toEqual(expect.arrayContaining(['department', 'state', 'assignee']))
})
