import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { person } from '../testing/people.ts'
import { makeAppendOnly } from './append-only.ts'
import { recordAuditEvent } from './record-audit-event.ts'

const desk = testDesk()

/** Runs a statement past Payload, as somebody with the database's password would. */
function run(payload: Payload, raw: string): Promise<unknown> {
  const db = payload.db as unknown as {
    drizzle: unknown
    execute(statement: { drizzle: unknown; raw: string }): Promise<unknown>
  }
  return db.execute({ drizzle: db.drizzle, raw })
}

async function entry(): Promise<{ id: number; action: string }> {
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
  const { id } = await entry()
  const cause = await run(desk.payload, sql(id)).catch((error: Error) => error.cause ?? error)
  expect(String(cause)).toContain('append-only')
  expect(await stored(id)).toMatchObject({ action: 'post.published', document: '7' })
})

test('the desk’s own programs cannot change or delete an entry', async () => {
  const { id } = await entry()
  const own = { collection: 'audit', id } as const
  await expect(desk.payload.update({ ...own, data: { action: 'x' } })).rejects.toThrow()
  await expect(desk.payload.delete(own)).rejects.toThrow()
  expect(await stored(id)).toMatchObject({ action: 'post.published' })
})

test('making it append-only again changes nothing', async () => {
  await makeAppendOnly(desk.payload)
  const { id } = await entry()
  await expect(run(desk.payload, `DELETE FROM audit WHERE id = ${id}`)).rejects.toThrow()
})

test.each([
  ['writer', false],
  ['publisher', false],
  ['inboxReader', false],
  ['administrator', true],
] as const)(
  'a %s reads the audit: %s; and writes, changes and deletes none of it',
  async (role, may) => {
    const { id } = await entry()
    const { http, user } = await person(desk, [role], ['press'])
    const statuses = [
      await http('GET', '/audit'),
      await http('GET', `/audit/${id}`),
      await http('GET', '/audit/count'),
      await http('GET', '/audit/export'),
    ].map(({ status }) => status)
    expect(statuses).toEqual(Array(4).fill(may ? 200 : 403))
    const writes = [
      await http('POST', '/audit', { action: 'post.published' }),
      await http('PATCH', `/audit/${id}`, { action: 'x' }),
      await http('PATCH', '/audit?where[id][exists]=true', { action: 'x' }),
      await http('DELETE', `/audit/${id}`),
      await http('DELETE', '/audit?where[id][exists]=true'),
    ]
    for (const { status } of writes) expect(status).toBe(403)
    const as = { collection: 'audit', user, overrideAccess: false } as const
    const found = await desk.payload.find(as).catch(() => ({ totalDocs: 0 }))
    expect(found.totalDocs > 0).toBe(may)
    await expect(desk.payload.create({ ...as, data: { action: 'x' } })).rejects.toThrow()
    await expect(desk.payload.update({ ...as, id, data: { action: 'x' } })).rejects.toThrow()
    await expect(desk.payload.delete({ ...as, id })).rejects.toThrow()
  },
)
