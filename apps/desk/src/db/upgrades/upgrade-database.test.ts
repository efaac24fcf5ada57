import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from '@payloadcms/db-sqlite'
import { expect, test } from 'vitest'
import { env } from '../../env/env.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPost, addSubcategory } from '../../testing/documents.ts'
import { brokenReferences, type MigrationArgs } from './broken-references.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const FAILING = fileURLToPath(new URL('testing/fail-half-way.ts', import.meta.url))

const desk = testDesk(undefined, async () => ({ migrates: true }))

const isSqlite = () => desk.payload.db.name === 'sqlite'

interface Asked {
  readonly drizzle: unknown
  execute(statement: { drizzle: unknown; raw: string }): Promise<{ rows: object[] }>
}

async function rowsOf(raw: string): Promise<object[]> {
  const db = desk.payload.db as unknown as Asked
  const { rows } = await db.execute({ drizzle: db.drizzle, raw })
  return rows.map((row) => ({ ...row }))
}

/** All that a migration could have changed: the schema, and the rows of what it touched. */
async function everything() {
  const schema = isSqlite()
    ? 'SELECT name, sql FROM sqlite_master ORDER BY name'
    : `SELECT table_name, column_name, data_type FROM information_schema.columns
       WHERE table_schema = 'public' ORDER BY 1, 2`
  return {
    schema: await rowsOf(schema),
    subcategories: await rowsOf('SELECT * FROM subcategories ORDER BY id'),
    migrations: await rowsOf('SELECT name FROM payload_migrations ORDER BY name'),
  }
}

test('a migration that fails half-way leaves the database as it was, ends with 1 and says so', async () => {
  const { payload, dataDir } = desk
  await addSubcategory(payload, { kind: 'news', nameSo: 'Tusaale', nameEn: 'Sample' })
  const before = await everything()
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
  const [, said] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(await ended).toBe(1)
  expect(said).toMatch(
    /error: the migration 29990101_000000_fails_half_way failed: (?!Failed query).*not_there/,
  )
  expect(said).toContain('goes on running on this database')
  expect(await everything()).toEqual(before)
})

/** As drizzle changes a table of SQLite's: it makes another, and gives it the name of the first. */
async function makeAnew(db: MigrationArgs['db'], sqlOfTable: string) {
  await db.run(sql`PRAGMA foreign_keys=OFF`)
  await db.run(sql.raw(sqlOfTable.replace('subcategories', '__new_subcategories')))
  await db.run(sql`INSERT INTO __new_subcategories SELECT * FROM subcategories`)
  await db.run(sql`DROP TABLE subcategories`)
  await db.run(sql`ALTER TABLE __new_subcategories RENAME TO subcategories`)
  await db.run(sql`PRAGMA foreign_keys=ON`)
}

test('a table of SQLite that is made anew keeps what refers to it', async ({ skip }) => {
  if (!isSqlite()) return skip('PostgreSQL changes a table in its place')
  const { payload } = desk
  const sample = await addSubcategory(payload, { kind: 'news', nameSo: 'Tijaabo', nameEn: 'Trial' })
  const { id } = await addPost(payload, { subcategory: sample.id })
  const [table] = await rowsOf(`SELECT sql FROM sqlite_master WHERE name = 'subcategories'`)
  const up = (args: unknown) => makeAnew((args as MigrationArgs).db, (table as { sql: string }).sql)
  const name = '29990101_000000_makes_anew'
  await upgradeDatabase(payload, [{ name, up, down: async () => undefined }])
  const { subcategory } = await payload.findByID({ collection: 'posts', id, depth: 0 })
  expect(subcategory).toBe(sample.id)
})

test('rows that refer to what is gone are counted where foreign keys rest', async ({ skip }) => {
  if (!isSqlite()) return skip('foreign keys of PostgreSQL never rest')
  const { payload } = desk
  const { id } = await addSubcategory(payload, { kind: 'news', nameSo: 'Saddex', nameEn: 'Three' })
  await addPost(payload, { subcategory: id })
  const { drizzle: db } = payload.db as unknown as { drizzle: MigrationArgs['db'] }
  const before = await brokenReferences({ db, payload })
  await db.run(sql`DELETE FROM subcategories WHERE id = ${id}`)
  expect(await brokenReferences({ db, payload })).toBeGreaterThan(before)
})
