import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { createPerson } from '../testing/people.ts'
import { makeAppendOnly } from './append-only.ts'
import { recordAuditEvent } from './record-audit-event.ts'

const desk = testDesk()

/** Runs a statement without Payload, as somebody with the database's password could. */
function run(payload: Payload, raw: string): Promise<unknown> {
  const db = payload.db as unknown as {
    drizzle: unknown
    execute(statement: { drizzle: unknown; raw: string }): Promise<unknown>
  }
  return db.execute({ drizzle: db.drizzle, raw })
}

async function addEntry(): Promise<{ id: number; action: string }> {
  await recordAuditEvent(desk.payload, { action: 'post.published', document: 7 })
  const { docs } = await desk.payload.find({ collection: 'audit', sort: '-id', limit: 1 })
  return docs[0] ?? { id: 0, action: '' }
}

const stored = (id: number) => desk.payload.findByID({ collection: 'audit', id })

const isPostgres = () => desk.payload.db.name === 'postgres'

test.each([
  ['UPDATE', (id: number) => `UPDATE audit SET action = 'x' WHERE id = ${id}`],
  ['DELETE', (id: number) => `DELETE FROM audit WHERE id = ${id}`],
  [
    'replacing',
    (id: number) =>
      isPostgres()
        ? `INSERT INTO audit (id, action) VALUES (${id}, 'x') ON CONFLICT (id) DO UPDATE SET action = 'x'`
        : `INSERT OR REPLACE INTO audit (id, action) VALUES (${id}, 'x')`,
  ],
  ['TRUNCATE', () => (isPostgres() ? 'TRUNCATE audit' : 'DELETE FROM audit')],
])('the database itself refuses %s', async (_name, sql) => {
  const { id } = await addEntry()
  const cause = await run(desk.payload, sql(id)).catch((error: Error) => error.cause ?? error)
  expect(String(cause)).toContain('append-only')
  expect(await stored(id)).toMatchObject({ action: 'post.published', document: '7' })
})

test('the desk’s own code cannot change or delete an entry', async () => {
  const { id } = await addEntry()
  const query = { collection: 'audit', id } as const
  await expect(desk.payload.update({ ...query, data: { action: 'x' } })).rejects.toThrow()
  await expect(desk.payload.delete(query)).rejects.toThrow()
  expect(await stored(id)).toMatchObject({ action: 'post.published' })
})

test('making the audit append-only twice has no further effect', async () => {
  await makeAppendOnly(desk.payload)
  const { id } = await addEntry()
  await expect(run(desk.payload, `DELETE FROM audit WHERE id = ${id}`)).rejects.toThrow()
})

test.each([
  ['writer', false],
  ['publisher', false],
  ['inboxReader', false],
  ['administrator', true],
] as const)(
  'a %s can read the audit: %s; and cannot write, change or delete entries',
  async (role, canRead) => {
    const { id } = await addEntry()
    const { http, user } = await createPerson(desk, [role], ['press'])
    const statuses = [
      await http('GET', '/audit'),
      await http('GET', `/audit/${id}`),
      await http('GET', '/audit/count'),
      await http('GET', '/audit/export'),
    ].map(({ status }) => status)
    expect(statuses).toEqual(Array(4).fill(canRead ? 200 : 403))
    const writes = [
      await http('POST', '/audit', { action: 'post.published' }),
      await http('PATCH', `/audit/${id}`, { action: 'x' }),
      await http('PATCH', '/audit?where[id][exists]=true', { action: 'x' }),
      await http('DELETE', `/audit/${id}`),
      await http('DELETE', '/audit?where[id][exists]=true'),
    ]
    for (const { status } of writes) expect(status).toBe(403)
    const as = { collection: 'audit', user, overrideAccess: false } as const
    const { totalDocs } = await desk.payload.find(as).catch(() => ({ totalDocs: 0 }))
    expect(totalDocs > 0).toBe(canRead)
    await expect(desk.payload.create({ ...as, data: { action: 'x' } })).rejects.toThrow()
    await expect(desk.payload.update({ ...as, id, data: { action: 'x' } })).rejects.toThrow()
    await expect(desk.payload.delete({ ...as, id })).rejects.toThrow()
  },
)
