import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BaseDatabaseAdapter } from 'payload'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { MIGRATION_FOLDERS } from './adapter.ts'
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

/** The newest schema snapshot that drizzle wrote beside the migrations in a folder. */
function newestSnapshot(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return readFileSync(join(folder, names.sort().at(-1) ?? ''), 'utf8')
}

test('the migrations contain every change of the collections', async () => {
  const adapter = desk.payload.db as unknown as DrizzleAdapter
  const folder = MIGRATION_FOLDERS[adapter.name as keyof typeof MIGRATION_FOLDERS]
  const before = JSON.parse(newestSnapshot(folder))
  const kit = adapter.requireDrizzleKit()
  const after = await kit.generateDrizzleJson(adapter.schema)
  expect(await kit.generateMigration(before, after)).toEqual([])
})

test('no column has a sentence as its default, which only a migration could correct', () => {
  for (const folder of Object.values(MIGRATION_FOLDERS)) {
    expect(newestSnapshot(folder).match(/"default": "'[^"]* [^"]*"/g)).toBeNull()
  }
})

test('both databases have migrations of the same names', () => {
  const names = (folder: string) =>
    readdirSync(folder)
      .map((name) => name.replace(/^\d+_\d+_/, ''))
      .sort()
  expect(names(MIGRATION_FOLDERS.sqlite)).toEqual(names(MIGRATION_FOLDERS.postgres))
})

// Drizzle omits ON DELETE where it adds a column to a table of SQLite: add it by hand.
test('SQLite’s foreign keys have the ON DELETE rules of the snapshot', async ({ skip }) => {
  const adapter = desk.payload.db as unknown as DrizzleAdapter
  if (adapter.name !== 'sqlite')
    return skip('on PostgreSQL drizzle adds foreign keys in statements of their own')
  const { tables } = JSON.parse(newestSnapshot(MIGRATION_FOLDERS.sqlite)) as Snapshot
  const expected = Object.entries(tables).flatMap(([table, { foreignKeys = {} }]) =>
    Object.values(foreignKeys).map(({ columnsFrom, onDelete }) =>
      `${table}.${columnsFrom} ${onDelete}`.toLowerCase(),
    ),
  )
  const raw = `SELECT lower(tables.name || '.' || keys."from" || ' ' || keys.on_delete) AS rule
    FROM sqlite_master AS tables JOIN pragma_foreign_key_list(tables.name) AS keys`
  const { rows } = await adapter.execute({ drizzle: adapter.drizzle, raw })
  expect(rows.map((row) => (row as { rule: string }).rule).sort()).toEqual(expected.sort())
})
