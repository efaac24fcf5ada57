import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BaseDatabaseAdapter } from 'payload'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { MIGRATIONS } from './adapter.ts'
import type { Snapshot } from './upgrades/snapshot.ts'

const desk = testDesk()

interface DrizzleAdapter extends BaseDatabaseAdapter {
  readonly schema: object
  readonly drizzle: unknown
  execute(statement: { drizzle: unknown; raw: string }): Promise<{ rows: object[] }>
  requireDrizzleKit(): {
    generateDrizzleJson(schema: object): Promise<object>
    generateMigration(before: object, after: object): Promise<string[]>
  }
}

/** The newest schema as drizzle keeps it beside the migrations of a database, as text. */
function newestSnapshot(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return readFileSync(join(folder, names.sort().at(-1) ?? ''), 'utf8')
}

test('the collections need no change that is not in a migration', async () => {
  const adapter = desk.payload.db as unknown as DrizzleAdapter
  const folder = MIGRATIONS[adapter.name as keyof typeof MIGRATIONS]
  const before = JSON.parse(newestSnapshot(folder))
  const kit = adapter.requireDrizzleKit()
  const after = await kit.generateDrizzleJson(adapter.schema)
  expect(await kit.generateMigration(before, after)).toEqual([])
})

test('no column begins with a sentence, which could then be corrected by a migration only', () => {
  for (const folder of Object.values(MIGRATIONS)) {
    expect(newestSnapshot(folder).match(/"default": "'[^"]* [^"]*"/g)).toBeNull()
  }
})

test('both databases have the same migrations by name', () => {
  const names = (folder: string) =>
    readdirSync(folder)
      .map((name) => name.replace(/^\d+_\d+_/, ''))
      .sort()
  expect(names(MIGRATIONS.sqlite)).toEqual(names(MIGRATIONS.postgres))
})

// Drizzle leaves the ON DELETE out where it adds a column to a table of SQLite's: add it by hand.
test('SQLite does with what refers to a deleted row what its snapshot says', async ({ skip }) => {
  const adapter = desk.payload.db as unknown as DrizzleAdapter
  if (adapter.name !== 'sqlite') return skip('PostgreSQL is told so apart from the column')
  const { tables } = JSON.parse(newestSnapshot(MIGRATIONS.sqlite)) as Snapshot
  const wanted = Object.entries(tables).flatMap(([table, { foreignKeys = {} }]) =>
    Object.values(foreignKeys).map(({ columnsFrom, onDelete }) =>
      `${table}.${columnsFrom} ${onDelete}`.toLowerCase(),
    ),
  )
  const raw = `SELECT lower(tables.name || '.' || keys."from" || ' ' || keys.on_delete) AS it
    FROM sqlite_master AS tables JOIN pragma_foreign_key_list(tables.name) AS keys`
  const { rows } = await adapter.execute({ drizzle: adapter.drizzle, raw })
  expect(rows.map((row) => (row as { it: string }).it).sort()).toEqual(wanted.sort())
})
