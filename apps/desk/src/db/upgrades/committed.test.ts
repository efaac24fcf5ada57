import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '../adapter.ts'
import { breakingChanges } from './breaking-changes.ts'
import type { Snapshot } from './snapshot.ts'

const nameOf = (file: string) => file.replace(/^\d+_\d+_/, '').replace(/\.json$/, '')

const snapshots = Object.values(MIGRATIONS).map((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: nameOf(file),
      schema: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Snapshot,
    })),
)

const steps = snapshots.flatMap((all, database) =>
  all.slice(1).map(({ name, schema }, at) => ({
    database: Object.keys(MIGRATIONS)[database],
    name,
    faults: breakingChanges(all[at]?.schema ?? { tables: {} }, schema),
  })),
)

test.each(steps)(
  'on $database the version before runs on what $name makes of its database',
  ({ faults }) => {
    expect(faults).toEqual([])
  },
)

test('a migration from the newest schema back to the first would not have passed', () => {
  for (const all of snapshots) {
    const [first, newest] = [all[0]?.schema, all.at(-1)?.schema]
    const faults = breakingChanges(newest ?? { tables: {} }, first ?? { tables: {} })
    expect(faults).toContainEqual(expect.stringMatching(/imports\.notes is gone/))
  }
})
