import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Migration } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import { migrations as postgres } from '../../migrations/postgres/index.ts'
import { migrations as sqlite } from '../../migrations/sqlite/index.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { openTestDesk } from '../../testing/desk.ts'
import { testFolder } from '../../testing/storage.ts'
import { previousVersion } from './testing/previous-version.ts'
import { readEverything } from './testing/read-everything.ts'
import { startVersion } from './testing/start-version.ts'
import { writeNewest } from './testing/write-newest.ts'
import { writeOneOfEach } from './testing/write-one-of-each.ts'
import { upgradeDatabase } from './upgrade-database.ts'

/** Starting another version takes seconds, and four times as long on a busy machine. */
const TIMEOUT_MS = 240_000

/** Settings with an empty folder and, on PostgreSQL, an empty database. */
async function createSettings() {
  const dataDir = testFolder()
  return {
    dataDir,
    databaseUrl: await createTestDatabase(),
    secret: randomBytes(32).toString('hex'),
  }
}

test(
  'the version before the newest migration and this one run on one database, to and fro',
  async ({ skip }) => {
    const previous = await previousVersion()
    if ('missing' in previous) return skip(previous.missing)
    const { dataDir, databaseUrl, secret } = await createSettings()
    const variables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PAYLOAD_SECRET: secret }
    const startPrevious = async () => {
      const version = await startVersion(previous.folder, variables)
      onTestFinished(() => version.stop())
      return version
    }
    const former = await startPrevious()
    await former.migrate()
    await former.write('Before')
    const before = await former.read()

    const media = { kind: 'folder', folder: join(dataDir, 'media') } as const
    const desk = await openTestDesk({ dataDir, databaseUrl, secret, media, isMigration: true })
    onTestFinished(() => desk.close())
    const { payload } = desk
    const migrations = (databaseUrl === '' ? sqlite : postgres) as Migration[]

    // The database is migrated, and the former version still runs.
    expect(await former.read()).toEqual(before)
    await former.write('Between')
    const between = await former.read()
    await former.stop()

    // This version runs.
    expect(await readEverything(payload)).toMatchObject(between)
    await writeOneOfEach(payload, 'After')
    await writeNewest(payload)
    const after = await readEverything(payload)

    // After a rollback the former version reads less, but the same.
    const again = await startPrevious()
    await again.migrate()
    const back = await again.read()
    // Every start writes to the journal of changes.
    expect(after).toMatchObject({ ...back, 'content-changes': expect.anything() })
    expect(Object.keys(back.posts ?? {})).toEqual(Object.keys(after.posts ?? {}))
    await again.write('Back')
    const last = await again.read()
    await again.stop()

    // This version runs again: there is nothing to migrate, and its own data is still there.
    await upgradeDatabase(payload, migrations)
    const now = await readEverything(payload)
    expect(now).toMatchObject(last)
    await writeNewest(payload)
    const { docs } = await payload.find({ collection: 'payload-migrations', sort: 'id', limit: 0 })
    const names = docs.map(({ name }) => name)
    expect(names.slice(-migrations.length)).toEqual(migrations.map(({ name }) => name))
  },
  TIMEOUT_MS,
)
