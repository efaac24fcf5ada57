import { contactMessageExamples } from '@gaashaan/contract/examples'
import { beforeAll, expect, test } from 'vitest'
import { ROWS_AT_ONCE } from '../../admin/exports/stream-rows.ts'
import { testDesk } from '../../testing/desk.ts'
import { addMessage } from '../../testing/messages.ts'
import { type Person, person } from '../../testing/people.ts'

const desk = testDesk()
let press: Person

beforeAll(async () => {
  press = await person(desk, ['inboxReader'], ['press'])
  await addMessage(desk.payload, { ...contactMessageExamples.otherScript, department: 'press' })
  await addMessage(desk.payload, { name: '=HYPERLINK("http://evil.example")', state: 'closed' })
  await addMessage(desk.payload, { subject: 'Waax kale', department: 'security' })
})

async function lines(query: string): Promise<string[]> {
  const answer = await press.http('GET', `/contact-messages/export?${query}`)
  expect(answer.status).toBe(200)
  return new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await answer.arrayBuffer())
    .split('\r\n')
    .filter((line) => line !== '')
}

test('an export holds what its reader may see, marked as UTF-8, its formulas defused', async () => {
  const [heading, ...rows] = await lines('')
  expect(heading?.startsWith('\ufeff"Number","Received')).toBe(true)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain(`"Closed","'=HYPERLINK(""http://evil.example"")"`)
  expect(rows[1]).toContain('"محمد 模范","qof@tusaale.example"')
  expect(rows.join()).not.toContain('Waax kale')
})

test('an export follows the list’s filter and search, and asks for no more than a reader may', async () => {
  expect(await lines('where[state][equals]=closed')).toHaveLength(2)
  expect(await lines('search=Salaan')).toHaveLength(2)
  expect(await lines('where[department][equals]=security')).toHaveLength(1)
  const probing = await press.http('GET', '/contact-messages/export?where[assignee.hash][like]=a')
  expect(probing.status).toBeGreaterThanOrEqual(400)
})

test('an export is written down with how many it holds and nothing that was searched for', async () => {
  await lines('search=HYPERLINK')
  const { docs } = await desk.payload.find({
    collection: 'audit',
    where: { action: { equals: 'message.exported' } },
    sort: '-id',
    limit: 1,
  })
  expect(docs).toMatchObject([
    { who: press.user.id, heading: 'press', change: { count: 1, filtered: true, searched: true } },
  ])
  expect(JSON.stringify(docs)).not.toContain('HYPERLINK')
})

test('an export of many comes whole and in order, however many are read at once', async () => {
  const many = ROWS_AT_ONCE + 5
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
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => other - one))
})
