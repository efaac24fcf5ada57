import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BaseDatabaseAdapter } from 'payload'
import { expect, test } from 'vitest'
import { MIGRATIONS } from './database.ts'
import { testDesk } from './testing/desk.ts'

const desk = testDesk()

interface DrizzleAdapter extends BaseDatabaseAdapter {
  readonly schema: object
  requireDrizzleKit(): {
    generateDrizzleJson(schema: object): Promise<object>
    generateMigration(before: object, after: object): Promise<string[]>
  }
}

test('the collections need no change that is not in a migration', async () => {
  const adapter = desk.payload.db as unknown as DrizzleAdapter
  const folder = MIGRATIONS[adapter.name as keyof typeof MIGRATIONS]
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1)
  const before = JSON.parse(readFileSync(join(folder, newest ?? ''), 'utf8'))
  const kit = adapter.requireDrizzleKit()
  const after = await kit.generateDrizzleJson(adapter.schema)
  expect(await kit.generateMigration(before, after)).toEqual([])
})

test('both databases have the same migrations by name', () => {
  const names = (folder: string) =>
    readdirSync(folder)
      .map((name) => name.replace(/^\d+_\d+_/, ''))
      .sort()
  expect(names(MIGRATIONS.sqlite)).toEqual(names(MIGRATIONS.postgres))
})
