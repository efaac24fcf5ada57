import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { testDatabaseUrl } from '../../env/env.ts'
import { testDesk } from '../../testing/desk.ts'
import { recordAuditEvent } from '../record-audit-event.ts'
import { chainEntries } from './chain-entries.ts'
import { verifyDesk } from './testing/tamper.ts'

const desk = testDesk()

test('entries are chained in the order of their ids, whatever they hold', async () => {
  await recordAuditEvent(desk.payload, {
    action: 'post.published',
    document: 7,
    heading: 'War 🛡 \ud83d',
  })
  const change = { z: [1.5, -0, 1e21], a: { so: 'É', en: null }, text: ['“', ''], no: undefined }
  await recordAuditEvent(desk.payload, { action: 'post.changed', change })
  await recordAuditEvent(desk.payload, { action: 'session.opened' })
  expect(await verifyDesk(desk.payload)).toMatchObject({ size: 0, waiting: 3, faults: [] })
  expect(await chainEntries(desk.payload)).toBe(3)
  expect(await chainEntries(desk.payload)).toBe(0)
  expect(await verifyDesk(desk.payload)).toMatchObject({ size: 3, waiting: 0, faults: [] })
})

// SQLite has one transaction at a time.
test.skipIf(testDatabaseUrl === '')(
  'an entry is chained after its transaction, also one that others have overtaken',
  async () => {
    const req = await createLocalReq({}, desk.payload)
    await inTransaction(req, async () => {
      await recordAuditEvent(desk.payload, { action: 'post.changed' }, req)
      await recordAuditEvent(desk.payload, { action: 'access.refused' })
      expect(await chainEntries(desk.payload)).toBe(1)
    })
    expect(await chainEntries(desk.payload)).toBe(1)
    expect(await verifyDesk(desk.payload)).toMatchObject({ waiting: 0, faults: [] })
  },
)

test('two desks on one database chain each entry once', async () => {
  for (let count = 0; count < 20; count += 1) {
    await recordAuditEvent(desk.payload, { action: 'post.changed', document: count })
  }
  const chained = await Promise.all([chainEntries(desk.payload), chainEntries(desk.payload)])
  expect(chained.reduce((sum, count) => sum + count)).toBe(20)
  expect(await verifyDesk(desk.payload)).toMatchObject({ waiting: 0, faults: [] })
})
