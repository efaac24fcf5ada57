import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BaseDatabaseAdapter, Migration } from 'payload'
import { expect, test } from 'vitest'
import { MIGRATIONS } from './database.ts'
import { migrations as postgres } from './migrations/postgres/index.ts'
import { migrations as sqlite } from './migrations/sqlite/index.ts'
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

test('no column begins with a sentence, which could then be corrected by a migration only', () => {
  for (const folder of Object.values(MIGRATIONS)) {
    const newest = readdirSync(folder).filter((name) => name.endsWith('.json'))
    const snapshot = readFileSync(join(folder, newest.sort().at(-1) ?? ''), 'utf8')
    expect(snapshot.match(/"default": "'[^"]* [^"]*"/g)).toBeNull()
  }
})

test('both databases have the same migrations by name', () => {
  const names = (folder: string) =>
    readdirSync(folder)
      .map((name) => name.replace(/^\d+_\d+_/, ''))
      .sort()
  expect(names(MIGRATIONS.sqlite)).toEqual(names(MIGRATIONS.postgres))
})

test('a picture from before its files were made is made by the first start after', async () => {
  const { payload } = desk
  const file = { filename: 'old.webp', mimeType: 'image/webp', width: 20, height: 10 }
  const data = { altSo: 'x', altEn: 'x', ...file } as never
  const { id } = await payload.db.create({ collection: 'media', data })
  const paper = { filename: 'old.pdf', mimeType: 'application/pdf' } as never
  const { id: paperId } = await payload.db.create({ collection: 'media', data: paper })
  const all = (payload.db.name === 'sqlite' ? sqlite : postgres) as Migration[]
  const since = all.slice(all.findIndex(({ name }) => name.endsWith('picture_sizes')))
  const { drizzle: db } = payload.db as unknown as { drizzle: never }
  const given = { db, payload, req: {} as never }
  for (const { down } of since.toReversed()) await down(given)
  for (const { up } of since) await up(given)
  const dueOf = async (id: number | string) =>
    (await payload.findByID({ collection: 'media', id: Number(id) })).sizesDue
  expect([await dueOf(id), (await dueOf(paperId)) ?? false]).toEqual([true, false])
})
