import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '../database.ts'
import { breaksThePrevious } from './breaks-the-previous.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * The first migration that a version in use has: those up to it were made while nobody ran the
 * desk, renamed and took away as they pleased, and have no version that could be gone back to.
 */
const BASELINE = 'policies'

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
  all.slice(1).map((after, at) => ({
    ...{ database: Object.keys(MIGRATIONS)[database], name: after.name, at: at + 1 },
    faults: breaksThePrevious(all[at]?.schema ?? { tables: {} }, after.schema),
    isHeld: at >= all.findIndex(({ name }) => name === BASELINE),
  })),
)

test.each(steps.filter(({ isHeld }) => isHeld))(
  'on $database the version before runs on what $name makes of its database',
  ({ faults }) => {
    expect(faults).toEqual([])
  },
)

test('the baseline is there on both databases, and something after it is held to the rule', () => {
  for (const all of snapshots) expect(all.map(({ name }) => name)).toContain(BASELINE)
  expect(steps.some(({ isHeld }) => isHeld)).toBe(true)
})

test('a migration from before the baseline would not have passed', () => {
  const early = steps.filter(({ isHeld }) => !isHeld)
  expect(early.flatMap(({ faults }) => faults)).not.toEqual([])
})
