import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { silentProgress } from '../../commands/progress.ts'
import { testDatabaseUrl } from '../../env/env.ts'
import type { StoreSettings } from '../../media/store/settings.ts'
import type { TestDesk } from '../../testing/desk.ts'
import { type Backup, backUp } from '../back-up.ts'
import type { DatabaseDestination } from '../databases/database-destination.ts'
import { withPostgres } from '../databases/postgres-connection.ts'
import { postgresDestination } from '../databases/postgres-destination.ts'
import { postgresSnapshots } from '../databases/postgres-snapshot.ts'
import { sqliteDestination } from '../databases/sqlite-destination.ts'
import { sqliteSnapshots } from '../databases/sqlite-snapshot.ts'
import type { DeskDatabase } from '../record-backup.ts'
import { type Restore, restore } from '../restore.ts'
import type { TakeSnapshot } from '../snapshot.ts'

const signal = new AbortController().signal

/** Snapshots of a test desk's database, whichever it has. */
export function snapshotsOf(desk: TestDesk): TakeSnapshot {
  const { databaseUrl, dataDir } = databaseOf(desk)
  if (databaseUrl === '') return sqliteSnapshots(join(dataDir, 'gaashaan.db'))
  return postgresSnapshots(databaseUrl)
}

/** A test desk's database, as a command is told of it. */
export function databaseOf({ dataDir, payload }: TestDesk): DeskDatabase {
  if (testDatabaseUrl === '') return { dataDir, databaseUrl: '' }
  const { poolOptions } = payload.db as unknown as {
    poolOptions: { connectionString: string }
  }
  return { dataDir, databaseUrl: poolOptions.connectionString }
}

export interface EmptyPlace {
  readonly dataDir: string
  readonly database: DatabaseDestination
  readonly media: StoreSettings
  /** Of the settings of a desk that is to open it. */
  readonly databaseUrl: string
}

/** An empty data folder, with an empty database of the kind that the tests run on. */
export async function emptyPlace(media?: StoreSettings): Promise<EmptyPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gaashaan-restored-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const where = media ?? ({ kind: 'folder', folder: join(dataDir, 'media') } as const)
  if (testDatabaseUrl === '') {
    return { dataDir, database: sqliteDestination(dataDir), media: where, databaseUrl: '' }
  }
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  await withPostgres(testDatabaseUrl, (ask) => ask(`CREATE DATABASE ${name}`))
  const url = new URL(testDatabaseUrl)
  url.pathname = `/${name}`
  const database = postgresDestination(url.href)
  return { dataDir, database, media: where, databaseUrl: url.href }
}

/** Backs a test desk up into a file. */
export function backUpOf(desk: TestDesk, target: string, more: Partial<Backup> = {}) {
  return backUp({
    target,
    takeSnapshot: snapshotsOf(desk),
    store: desk.media,
    secret: 'tests',
    app: '0.1.0',
    progress: silentProgress,
    signal,
    ...more,
  })
}

/** Restores a file into an empty place. */
export function restoreTo(place: EmptyPlace, archive: string, more: Partial<Restore> = {}) {
  const { dataDir, database, media } = place
  return restore({ archive, dataDir, database, media, progress: silentProgress, signal, ...more })
}
