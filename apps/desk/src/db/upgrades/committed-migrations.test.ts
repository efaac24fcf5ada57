import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATION_FOLDERS } from '../adapter.ts'
import { breakingChanges } from './breaking-changes.ts'
import type { Snapshot } from './snapshot.ts'

const migrationName = (file: string) => file.replace(/^\d+_\d+_/, '').replace(/\.json$/, '')

const snapshots = Object.values(MIGRATION_FOLDERS).map((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: migrationName(file),
      schema: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Snapshot,
    })),
)

const steps = snapshots.flatMap((all, database) =>
  all.slice(1).map(({ name, schema }, at) => ({
    database: Object.keys(MIGRATION_FOLDERS)[database],
    name,
    faults: breakingChanges(all[at]?.schema ?? { tables: {} }, schema),
  })),
)

test.each(steps)(
  'on $database the previous version can run on the schema of $name',
  ({ faults }) => {
    expect(faults).toEqual([])
  },
)

test('a migration from the newest schema back to the first would be refused', () => {
  for (const all of snapshots) {
    const [first, newest] = [all[0]?.schema, all.at(-1)?.schema]
    const faults = breakingChanges(newest ?? { tables: {} }, first ?? { tables: {} })
    expect(faults).toContainEqual(expect.stringMatching(/imports\.notes is gone/))
  }
})
