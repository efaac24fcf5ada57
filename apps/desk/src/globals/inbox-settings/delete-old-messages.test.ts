import { beforeEach, expect, test } from 'vitest'
import { auditEntries } from '../../audit/testing/audit-entries.ts'
import { testDesk } from '../../testing/desk.ts'
import { addMessage, replyKey } from '../../testing/messages.ts'
import { createPerson } from '../../testing/people.ts'
import { deleteOldMessages, monthsBefore } from './delete-old-messages.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')

const desk = testDesk()

beforeEach(async () => {
  await desk.payload.delete({ collection: 'contact-messages', where: {} })
})

const setRetention = (keptMonths: number) =>
  desk.payload.updateGlobal({ slug: 'inbox-settings', data: { keptMonths } })

async function subjects(): Promise<string[]> {
  const { docs } = await desk.payload.find({ collection: 'contact-messages', sort: 'id' })
  return docs.map(({ subject }) => subject)
}

test('messages are stored for two years by default', async () => {
  await addMessage(desk.payload, { subject: 'old', createdAt: '2024-11-21T09:59:00.000Z' })
  await addMessage(desk.payload, { subject: 'young', createdAt: '2024-11-21T10:01:00.000Z' })
  expect(await deleteOldMessages(desk.payload, NOW)).toBe(1)
  expect(await subjects()).toEqual(['young'])
})

test('an old message is deleted with its notes and replies, and the audit has the number', async () => {
  await setRetention(1)
  const { id } = await addMessage(desk.payload, {
    subject: 'Qarsoodi',
    createdAt: '2026-10-20T10:00:00.000Z',
  })
  const note = { message: id, text: 'Qarsoodi', whoseName: 'Qof' }
  await desk.payload.create({ collection: 'message-notes', data: note })
  await desk.payload.create({
    collection: 'message-replies',
    data: { ...note, department: 'press', key: replyKey() },
  })
  await addMessage(desk.payload, { subject: 'young', createdAt: '2026-10-22T10:00:00.000Z' })
  expect(await deleteOldMessages(desk.payload, NOW)).toBe(1)
  expect(await subjects()).toEqual(['young'])
  for (const collection of ['message-notes', 'message-replies'] as const) {
    expect((await desk.payload.count({ collection })).totalDocs).toBe(0)
  }
  const entry = (await auditEntries(desk, { action: { like: 'message.' } })).at(-1)
  const change = { count: 1, keptMonths: 1 }
  expect(entry).toMatchObject({ action: 'message.expired', change, who: null })
  expect(JSON.stringify(entry)).not.toContain('Qarsoodi')
})

test('0 months keeps every message forever', async () => {
  await setRetention(0)
  await addMessage(desk.payload, { subject: 'old', createdAt: '2001-01-01T00:00:00.000Z' })
  expect(await deleteOldMessages(desk.payload, NOW)).toBe(0)
  expect(await subjects()).toEqual(['old'])
})

test.each([
  ['2026-11-21T10:00:00.000Z', 24, '2024-11-21T10:00:00.000Z'],
  ['2026-05-31T10:00:00.000Z', 3, '2026-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 1, '2025-12-15T10:00:00.000Z'],
])('%s minus %d months is %s', (now, months, expected) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(expected)
})

test('only administrators set the retention, and the change is in the audit', async () => {
  const reader = await createPerson(desk, ['inboxReader', 'publisher'], ['press'])
  const administrator = await createPerson(desk, ['administrator'])
  const path = '/globals/inbox-settings'
  expect((await reader.http('POST', path, { keptMonths: 1 })).status).toBe(403)
  expect((await reader.http('GET', path)).status).toBe(403)
  await setRetention(24)
  expect((await administrator.http('POST', path, { keptMonths: 12 })).status).toBe(200)
  for (const keptMonths of [-1, 1.5, 241, 'x']) {
    expect((await administrator.http('POST', path, { keptMonths })).status).toBe(400)
  }
  expect(await auditEntries(desk, { action: { equals: 'inbox-setting.changed' } })).toMatchObject([
    { collection: 'inbox-settings', change: { keptMonths: [24, 12] }, who: administrator.user.id },
  ])
})
