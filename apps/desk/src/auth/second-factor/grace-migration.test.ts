import type { Migration } from 'payload'
import { expect, test } from 'vitest'
import type { Role } from '../../access/role.ts'
import { migrations as postgres } from '../../migrations/postgres/index.ts'
import { migrations as sqlite } from '../../migrations/sqlite/index.ts'
import { testDesk } from '../../testing/desk.ts'
import { createAccount } from '../../testing/people.ts'

const desk = testDesk()

/** Has the database of the version before, and migrates it. */
async function migrateAnew(): Promise<void> {
  const { payload, environment } = desk
  const all = (environment.DATABASE_URL === '' ? sqlite : postgres) as Migration[]
  const migration = all.find(({ name }) => name.endsWith('_second_factor_due'))
  const { drizzle } = payload.db as unknown as { drizzle: unknown }
  const args = { db: drizzle, payload, req: { payload } } as never
  await migration?.down(args)
  await migration?.up(args)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** In how many days an account needs a second factor; `null` where no date is written down. */
async function daysUntilDue(id: number): Promise<number | null> {
  const { secondFactorDue } = await desk.payload.findByID({ collection: 'users', id })
  return secondFactorDue ? Math.round((Date.parse(secondFactorDue) - Date.now()) / DAY_MS) : null
}

test('an upgrade gives two weeks to those who needed no second factor and have none', async () => {
  // The first account of a desk also gets the role of administrator.
  await createAccount(desk, [])
  const roles: readonly (readonly Role[])[] = [['writer'], ['inboxReader'], ['writer', 'publisher']]
  const [writer, reader, publisher] = await Promise.all(
    roles.map((each) => createAccount(desk, each, each[0] === 'inboxReader' ? ['press'] : [])),
  )
  const enrolled = await createAccount(desk, ['writer'])
  await desk.payload.db.updateOne({
    collection: 'users',
    id: enrolled.id,
    data: { codesSince: new Date().toISOString() },
  })
  await migrateAnew()
  const accounts = [writer, reader, publisher, enrolled] as readonly { id: number }[]
  const dues = []
  for (const { id } of accounts) dues.push(await daysUntilDue(id))
  expect(dues).toEqual([14, 14, null, null])
})
