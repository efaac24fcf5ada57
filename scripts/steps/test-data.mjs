import { rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT, step } from './run.mjs'
import { fillOnce, migrate } from './stack.mjs'
import { whenChanged } from './stamp.mjs'

const FOLDER = 'var/test/data'

/**
 * The data folders that journeys copy, made again when the desk changed: one with a migrated, empty
 * database, and one with the sample content.
 */
export const TEST_DATA = {
  migrated: path.join(ROOT, FOLDER, 'migrated'),
  sample: path.join(ROOT, FOLDER, 'sample'),
}

/** Makes the data folders of `TEST_DATA` where the desk has changed since. */
export function prepareTestData() {
  return step('Test data', async () => {
    const { migrated, sample } = TEST_DATA
    const sources = ['package-lock.json', 'packages', 'apps/desk']
    const done = await whenChanged(`${FOLDER}/.gaashaan-data`, sources, async () => {
      rmSync(path.join(ROOT, FOLDER), { recursive: true, force: true })
      await migrate({ DATA_DIR: migrated })
      await migrate({ DATA_DIR: sample }, migrated)
      await fillOnce({ DATA_DIR: sample }, true)
    })
    return done ? 'made' : 'already there'
  })
}
