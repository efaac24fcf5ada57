import { signCheckpoint } from '@gaashaan/transparency-log/checkpoint'
import { newPrivateKey, noteSigner } from '@gaashaan/transparency-log/signing-key'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabaseUrl } from '../../env/env.ts'
import { openTestDesk } from '../../testing/desk.ts'
import { recordAuditEvent } from '../record-audit-event.ts'
import { auditEntries } from '../testing/audit-entries.ts'
import { AUDIT_ORIGIN } from './audit-keys.ts'
import { beginChain, chainEntries } from './chain-entries.ts'
import { readHead } from './chain-head.ts'
import { signAudit } from './sign-audit.ts'
import { dropTriggers, recalculateHashes, runSql, verifyDesk } from './testing/tamper.ts'

let desk: Awaited<ReturnType<typeof openTestDesk>>

const record = (document: number) =>
  recordAuditEvent(desk.payload, {
    action: 'post.changed',
    document,
    change: { title: ['a', 'b'] },
  })

const NOW = new Date().toISOString()

/** An entry as somebody adds it who has the database alone. */
const insertion = (id: number) =>
  `INSERT INTO audit (id, action, created_at, updated_at) VALUES (${id}, 'post.changed', '${NOW}', '${NOW}')`

beforeEach(async () => {
  desk = await openTestDesk()
  for (let document = 1; document <= 5; document += 1) await record(document)
  await chainEntries(desk.payload)
  await dropTriggers(desk.payload)
})

afterEach(() => desk.close())

test.each([
  ['a changed text', [2], ["UPDATE audit SET whose_email = 'x' WHERE id = 2"]],
  ['a changed date', [2], ["UPDATE audit SET created_at = '2026-01-01T00:00:00Z' WHERE id = 2"]],
  ['a changed change', [2], [`UPDATE audit SET change = '{"title":["a","c"]}' WHERE id = 2`]],
  ['a removed seal', [2], ['UPDATE audit SET seal = NULL WHERE id = 2']],
  ['a deleted entry', [2], ['DELETE FROM audit WHERE id = 2']],
  [
    'an entry that was deleted with its place',
    [3],
    ['DELETE FROM audit WHERE id = 2', 'DELETE FROM audit_chain WHERE entry = 2'],
  ],
  ['an added entry', [9], [insertion(9)]],
  [
    'a copied entry',
    [2, 9],
    [insertion(9), 'UPDATE audit SET seal = (SELECT seal FROM audit WHERE id = 2) WHERE id = 9'],
  ],
  [
    'two entries in each other’s place',
    [2, 3],
    [
      'UPDATE audit SET id = 99 WHERE id = 2',
      'UPDATE audit SET id = 2 WHERE id = 3',
      'UPDATE audit SET id = 3 WHERE id = 99',
    ],
  ],
  [
    'another order of the chain',
    [2, 3],
    [
      'UPDATE audit_chain SET "index" = 99 WHERE entry = 2',
      'UPDATE audit_chain SET "index" = 1 WHERE entry = 3',
      'UPDATE audit_chain SET "index" = 2 WHERE entry = 2',
    ],
  ],
])('%s is found, and the entry is named', async (_name, ids, statements) => {
  expect(await verifyDesk(desk.payload)).toMatchObject({ size: 5, faults: [] })
  for (const statement of statements) await runSql(desk.payload, statement)
  const { faults } = await verifyDesk(desk.payload)
  for (const id of ids) {
    expect(faults).toContainEqual(expect.stringMatching(new RegExp(`\\b${id}\\b`)))
  }
})

// PostgreSQL itself refuses what is no JSON.
test.skipIf(testDatabaseUrl !== '')(
  'an entry whose change is no JSON any more is named',
  async () => {
    await runSql(desk.payload, `UPDATE audit SET change = '{' WHERE id = 2`)
    const { faults } = await verifyDesk(desk.payload)
    expect(faults).toEqual([expect.stringMatching(/^Entry 2, .* cannot be read/)])
  },
)

test('a running desk chains no entry that it has not written', async () => {
  await runSql(desk.payload, insertion(9))
  await record(6)
  await chainEntries(desk.payload)
  expect(await verifyDesk(desk.payload)).toMatchObject({
    size: 6,
    faults: ['Entry 9 is not in the chain, and the desk has not written it.'],
  })
  expect(desk.errors).toEqual([expect.stringContaining('entry 9')])
})

/** Deletes the last two entries with their places. */
async function cutTail() {
  await runSql(desk.payload, 'DELETE FROM audit WHERE id > 3')
  await runSql(desk.payload, 'DELETE FROM audit_chain WHERE entry > 3')
}

test('a cut tail is found, and the desk does not sign what is left', async () => {
  await cutTail()
  expect((await verifyDesk(desk.payload)).faults).toEqual([
    'The chain ends at 3 entries: the database has signed 5.',
  ])
  await record(6)
  await expect(chainEntries(desk.payload)).rejects.toThrow('does not end as it was signed')
})

test('a tail that was cut down to a former signature is found by one that was kept', async () => {
  await record(6)
  const former = (await readHead(desk.payload)).checkpoint
  await chainEntries(desk.payload)
  const { checkpoint } = await verifyDesk(desk.payload)
  await runSql(desk.payload, 'DELETE FROM audit WHERE id > 5')
  await runSql(desk.payload, 'DELETE FROM audit_chain WHERE entry > 5')
  await runSql(desk.payload, `UPDATE audit_head SET checkpoint = '${former}'`)
  expect((await verifyDesk(desk.payload)).faults).toEqual([])
  const line = JSON.stringify({ checkpoint })
  const kept = {
    'kept.jsonl': (async function* lines() {
      yield line
    })(),
  }
  expect((await verifyDesk(desk.payload, kept)).faults).toEqual([
    'The chain ends at 5 entries: kept.jsonl has signed 6.',
  ])
  await record(7)
  await expect(chainEntries(desk.payload)).rejects.toThrow('does not end as it was signed')
})

test('a chain that was calculated anew is found for want of the key', async () => {
  await runSql(desk.payload, "UPDATE audit SET heading = 'x' WHERE id = 2")
  const hash = await recalculateHashes(desk.payload)
  expect((await verifyDesk(desk.payload)).faults).toEqual([
    'The chain is not as the database has signed it at 5 entries.',
  ])
  const root = Buffer.from(hash, 'hex')
  const other = noteSigner(AUDIT_ORIGIN, newPrivateKey())
  const forged = signCheckpoint({ origin: AUDIT_ORIGIN, size: 5, root }, [other])
  await runSql(desk.payload, `UPDATE audit_head SET checkpoint = '${forged}'`)
  expect((await verifyDesk(desk.payload)).faults).toEqual([
    expect.stringContaining('no known key has signed the note'),
  ])
  await record(6)
  await expect(chainEntries(desk.payload)).rejects.toThrow('no known key')
  await runSql(desk.payload, 'UPDATE audit_head SET checkpoint = NULL')
  expect((await verifyDesk(desk.payload)).faults).toContain('The chain is not signed.')
})

test('entries from before the chain are chained at its beginning, and covered from then on', async () => {
  await desk.close()
  desk = await openTestDesk()
  await runSql(desk.payload, insertion(101))
  await runSql(desk.payload, insertion(102))
  await beginChain(desk.payload)
  await record(3)
  await chainEntries(desk.payload)
  await beginChain(desk.payload)
  expect(await verifyDesk(desk.payload)).toMatchObject({
    size: 3,
    adopted: { count: 2 },
    faults: [],
  })
  await dropTriggers(desk.payload)
  await runSql(desk.payload, "UPDATE audit SET action = 'x' WHERE id = 101")
  expect((await verifyDesk(desk.payload)).faults).toEqual([expect.stringMatching(/^Entry 101, /)])
})

test('a chain that lost its key is signed again by hand, with what an older version wrote', async () => {
  const other = noteSigner(AUDIT_ORIGIN, newPrivateKey())
  const checkpoint = signCheckpoint({ origin: AUDIT_ORIGIN, size: 5, root: Buffer.alloc(32) }, [
    other,
  ])
  await runSql(desk.payload, `UPDATE audit_head SET checkpoint = '${checkpoint}'`)
  await runSql(desk.payload, insertion(99))
  expect((await verifyDesk(desk.payload)).faultCount).toBeGreaterThan(0)
  expect(await signAudit(desk.payload)).toEqual({ size: 5, added: 1 })
  const events = await auditEntries(desk, { action: { equals: 'audit.signed' } })
  expect(events).toMatchObject([{ change: { size: 5, added: 1 } }])
  expect(await verifyDesk(desk.payload)).toMatchObject({ size: 7, faults: [] })
})
