import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from '@payloadcms/db-sqlite'
import { expect, test } from 'vitest'
import { env } from '../../env/env.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPost, addSubcategory } from '../../testing/documents.ts'
import { countBrokenReferences, type MigrationArgs } from './broken-references.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const FAILING = fileURLToPath(new URL('testing/fail-half-way.ts', import.meta.url))

const desk = testDesk(undefined, async () => ({ isMigration: true }))

const isSqlite = () => desk.payload.db.name === 'sqlite'

interface Adapter {
  readonly drizzle: unknown
  execute(statement: { drizzle: unknown; raw: string }): Promise<{ rows: object[] }>
}

async function query(raw: string): Promise<object[]> {
  const db = desk.payload.db as unknown as Adapter
  const { rows } = await db.execute({ drizzle: db.drizzle, raw })
  return rows.map((row) => ({ ...row }))
}

/** Everything that the failing migration could have changed: the schema, and the rows of its tables. */
async function readState() {
  const schema = isSqlite()
    ? 'SELECT name, sql FROM sqlite_master ORDER BY name'
    : `SELECT table_name, column_name, data_type FROM information_schema.columns
       WHERE table_schema = 'public' ORDER BY 1, 2`
  return {
    schema: await query(schema),
    subcategories: await query('SELECT * FROM subcategories ORDER BY id'),
    migrations: await query('SELECT name FROM payload_migrations ORDER BY name'),
  }
}

test('a migration that fails half-way leaves the database as it was, ends with 1 and says so', async () => {
  const { payload, dataDir } = desk
  await addSubcategory(payload, { kind: 'news', nameSo: 'Tusaale', nameEn: 'Sample' })
  const before = await readState()
  const { poolOptions } = payload.db as { poolOptions?: { connectionString: string } }
  const child = spawn(process.execPath, [FAILING], {
    cwd: env.deskDir,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: 'tests',
      DATABASE_URL: poolOptions?.connectionString ?? '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const [, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(await ended).toBe(1)
  expect(stderr).toMatch(
    /error: the migration 29990101_000000_fails_half_way failed: (?!Failed query).*not_there/,
  )
  expect(stderr).toContain('goes on running on this database')
  expect(await readState()).toEqual(before)
})

/** Changes a table of SQLite as drizzle does: it creates another, which gets the name of the first. */
async function rebuildTable(db: MigrationArgs['db'], createTable: string) {
  await db.run(sql`PRAGMA foreign_keys=OFF`)
  await db.run(sql.raw(createTable.replace('subcategories', '__new_subcategories')))
  await db.run(sql`INSERT INTO __new_subcategories SELECT * FROM subcategories`)
  await db.run(sql`DROP TABLE subcategories`)
  await db.run(sql`ALTER TABLE __new_subcategories RENAME TO subcategories`)
  await db.run(sql`PRAGMA foreign_keys=ON`)
}

test('rebuilding a table of SQLite keeps the rows that refer to it', async ({ skip }) => {
  if (!isSqlite()) return skip('PostgreSQL changes tables in place')
  const { payload } = desk
  const sample = await addSubcategory(payload, { kind: 'news', nameSo: 'Tijaabo', nameEn: 'Trial' })
  const { id } = await addPost(payload, { subcategory: sample.id })
  const [table] = await query(`SELECT sql FROM sqlite_master WHERE name = 'subcategories'`)
  const up = (args: unknown) =>
    rebuildTable((args as MigrationArgs).db, (table as { sql: string }).sql)
  const name = '29990101_000000_rebuilds'
  await upgradeDatabase(payload, [{ name, up, down: async () => undefined }])
  const { subcategory } = await payload.findByID({ collection: 'posts', id, depth: 0 })
  expect(subcategory).toBe(sample.id)
})

test('rows that refer to missing rows are counted while foreign keys are off', async ({ skip }) => {
  if (!isSqlite()) return skip('foreign keys of PostgreSQL are never off')
  const { payload } = desk
  const { id } = await addSubcategory(payload, { kind: 'news', nameSo: 'Saddex', nameEn: 'Three' })
  await addPost(payload, { subcategory: id })
  const { drizzle: db } = payload.db as unknown as { drizzle: MigrationArgs['db'] }
  const before = await countBrokenReferences({ db, payload })
  await db.run(sql`DELETE FROM subcategories WHERE id = ${id}`)
  expect(await countBrokenReferences({ db, payload })).toBeGreaterThan(before)
})
