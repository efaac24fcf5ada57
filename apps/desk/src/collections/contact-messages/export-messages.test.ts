import { contactMessageExamples } from '@gaashaan/contract/examples'
import { beforeAll, expect, test } from 'vitest'
import { ROWS_PER_BATCH } from '../../admin/exports/stream-rows.ts'
import { auditEntries } from '../../audit/testing/audit-entries.ts'
import { testDesk } from '../../testing/desk.ts'
import { addMessage } from '../../testing/messages.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const desk = testDesk()
let press: Person

beforeAll(async () => {
  press = await createPerson(desk, ['inboxReader'], ['press'])
  await addMessage(desk.payload, { ...contactMessageExamples.otherScript, department: 'press' })
  await addMessage(desk.payload, { name: '=HYPERLINK("http://evil.example")', state: 'closed' })
  await addMessage(desk.payload, { subject: 'Waax kale', department: 'security' })
})

async function lines(query: string): Promise<string[]> {
  const response = await press.http('GET', `/contact-messages/export?${query}`)
  expect(response.status).toBe(200)
  return new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await response.arrayBuffer())
    .split('\r\n')
    .filter((line) => line !== '')
}

test('an export has the messages that its reader may see, as UTF-8, with formulas escaped', async () => {
  const [heading, ...rows] = await lines('')
  expect(heading?.startsWith('\ufeff"Number","Received')).toBe(true)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain(`"Closed","'=HYPERLINK(""http://evil.example"")"`)
  expect(rows[1]).toContain('"محمد 模范","qof@tusaale.example"')
  expect(rows.join()).not.toContain('Waax kale')
})

test('an export follows the list’s filter and search, within the rights of its reader', async () => {
  expect(await lines('where[state][equals]=closed')).toHaveLength(2)
  expect(await lines('search=Salaan')).toHaveLength(2)
  expect(await lines('where[department][equals]=security')).toHaveLength(1)
  const probing = await press.http('GET', '/contact-messages/export?where[assignee.hash][like]=a')
  expect(probing.status).toBeGreaterThanOrEqual(400)
})

test('the audit has the number of exported messages, but not the search', async () => {
  await lines('search=HYPERLINK')
  const entry = (await auditEntries(desk, { action: { equals: 'message.exported' } })).at(-1)
  const change = { count: 1, filtered: true, searched: true }
  expect(entry).toMatchObject({ who: press.user.id, heading: 'press', change })
  expect(JSON.stringify(entry)).not.toContain('HYPERLINK')
})

test('an export of many messages is complete and in order', async () => {
  const many = ROWS_PER_BATCH + 5
  for (let count = 0; count < many; count += 1) {
    await desk.payload.db.create({
      collection: 'contact-messages',
      data: {
        ...contactMessageExamples.typical,
        department: 'press',
        subject: 'Badan',
        state: 'new',
      },
    })
  }
  const [, ...rows] = await lines('where[subject][equals]=Badan')
  const numbers = rows.map((row) => Number(row.split('"')[1]))
  expect(numbers).toHaveLength(many)
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a))
})
