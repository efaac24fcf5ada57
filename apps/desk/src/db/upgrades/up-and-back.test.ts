import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Migration } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import { withPostgres } from '../../backup/databases/postgres-connection.ts'
import { testDatabaseUrl } from '../../env/env.ts'
import { migrations as postgres } from '../../migrations/postgres/index.ts'
import { migrations as sqlite } from '../../migrations/sqlite/index.ts'
import { openTestDesk } from '../../testing/desk.ts'
import { previousVersion } from './testing/previous-version.ts'
import { readEverything } from './testing/read-everything.ts'
import { startVersion } from './testing/start-version.ts'
import { writeNewest } from './testing/write-newest.ts'
import { writeOneOfEach } from './testing/write-one-of-each.ts'
import { upgradeDatabase } from './upgrade-database.ts'

/** Starting another version takes seconds, and four times as long on a busy machine. */
const LONG = 240_000

/** A folder and, on PostgreSQL, a database of its own, for versions that follow each other. */
async function emptyPlace() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gaashaan-upgrade-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const url = testDatabaseUrl === '' ? undefined : new URL(testDatabaseUrl)
  if (url) {
    const name = `upgrade_${randomUUID().replaceAll('-', '')}`
    await withPostgres(testDatabaseUrl, (ask) => ask(`CREATE DATABASE ${name}`))
    url.pathname = `/${name}`
  }
  return { dataDir, databaseUrl: url?.href ?? '', secret: randomBytes(32).toString('hex') }
}

test(
  'the version before the newest migration and this one run on one database, to and fro',
  async ({ skip }) => {
    const previous = await previousVersion()
    if ('missing' in previous) return skip(previous.missing)
    const { dataDir, databaseUrl, secret } = await emptyPlace()
    const variables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PAYLOAD_SECRET: secret }
    const startPrevious = async () => {
      const version = await startVersion(previous.folder, variables)
      onTestFinished(() => version.stop())
      return version
    }
    const running = await startPrevious()
    await running.migrate()
    await running.write('Before')
    const before = await running.read()

    const media = { kind: 'folder', folder: join(dataDir, 'media') } as const
    const desk = await openTestDesk({ dataDir, databaseUrl, secret, media, migrates: true })
    onTestFinished(() => desk.close())
    const { payload } = desk
    const migrations = (databaseUrl === '' ? sqlite : postgres) as Migration[]

    // Migrated, and not yet switched: the former version goes on.
    expect(await running.read()).toEqual(before)
    await running.write('Between')
    const between = await running.read()
    await running.stop()

    // Switched.
    expect(await readEverything(payload)).toMatchObject(between)
    await writeOneOfEach(payload, 'After')
    await writeNewest(payload)
    const after = await readEverything(payload)

    // Rolled back: it knows less, and what it knows is as it was.
    const again = await startPrevious()
    await again.migrate()
    const back = await again.read()
    expect(after).toMatchObject(back)
    expect(Object.keys(back.posts ?? {})).toEqual(Object.keys(after.posts ?? {}))
    await again.write('Back')
    const last = await again.read()
    await again.stop()

    // And up again: nothing to migrate, and what only this version knows has stayed.
    await upgradeDatabase(payload, migrations)
    const now = await readEverything(payload)
    expect(now).toMatchObject(last)
    await writeNewest(payload)
    const { docs } = await payload.find({ collection: 'payload-migrations', sort: 'id', limit: 0 })
    const names = docs.map(({ name }) => name)
    expect(names.slice(-migrations.length)).toEqual(migrations.map(({ name }) => name))
  },
  LONG,
)
