import { join } from 'node:path'
import { newPrivateKey, noteSigner } from '@gaashaan/transparency-log/signing-key'
import { silentProgress } from '../../commands/progress.ts'
import { testDatabaseUrl } from '../../env/env.ts'
import type { StoreSettings } from '../../media/store/settings.ts'
import { createTestDatabase } from '../../testing/database.ts'
import type { TestDesk } from '../../testing/desk.ts'
import { testFolder } from '../../testing/storage.ts'
import { type Backup, backUp } from '../back-up.ts'
import type { DatabaseDestination } from '../databases/database-destination.ts'
import { postgresDestination } from '../databases/postgres-destination.ts'
import { postgresSnapshots } from '../databases/postgres-snapshot.ts'
import { sqliteDestination } from '../databases/sqlite-destination.ts'
import { sqliteSnapshots } from '../databases/sqlite-snapshot.ts'
import type { Trust } from '../keys/assert-signed.ts'
import type { DeskDatabase } from '../record-backup.ts'
import { type Restore, restore } from '../restore.ts'
import type { TakeSnapshot } from '../snapshot.ts'
import { SIGNER_NAME } from '../trailer.ts'

/** A desk's key for its backups. */
export const signer = noteSigner(SIGNER_NAME, newPrivateKey())

/** Accepts the archives of that desk alone. */
const TRUST: Trust = { signers: [signer.verifier.line], isUnsignedAccepted: false }

const signal = new AbortController().signal

/** The snapshot function for a test desk's database. */
export function snapshotTaker(desk: TestDesk): TakeSnapshot {
  const { databaseUrl, dataDir } = deskDatabase(desk)
  if (databaseUrl === '') return sqliteSnapshots(join(dataDir, 'gaashaan.db'))
  return postgresSnapshots(databaseUrl)
}

/** A test desk's database, as the environment names it for a command. */
export function deskDatabase({ dataDir, payload }: TestDesk): DeskDatabase {
  if (testDatabaseUrl === '') return { dataDir, databaseUrl: '' }
  const { poolOptions } = payload.db as unknown as {
    poolOptions: { connectionString: string }
  }
  return { dataDir, databaseUrl: poolOptions.connectionString }
}

interface Target {
  readonly dataDir: string
  readonly database: DatabaseDestination
  readonly media: StoreSettings
  /** Setting of a desk on this target; empty for SQLite. */
  readonly databaseUrl: string
}

/** Creates an empty data folder, and an empty database of the kind that the tests use. */
export async function createTarget(mediaStore?: StoreSettings): Promise<Target> {
  const dataDir = testFolder()
  const media = mediaStore ?? ({ kind: 'folder', folder: join(dataDir, 'media') } as const)
  const databaseUrl = await createTestDatabase()
  const database =
    databaseUrl === '' ? sqliteDestination(dataDir) : postgresDestination(databaseUrl)
  return { dataDir, database, media, databaseUrl }
}

/** Backs a test desk up into a file. */
export function backUpDesk(desk: TestDesk, target: string, options: Partial<Backup> = {}) {
  return backUp({
    target,
    takeSnapshot: snapshotTaker(desk),
    store: desk.media,
    secret: 'tests',
    signer,
    recipients: [],
    dataDir: desk.dataDir,
    app: '0.1.0',
    progress: silentProgress,
    signal,
    ...options,
  })
}

/** Restores an archive to an empty target. */
export function restoreTo(target: Target, archive: string, options: Partial<Restore> = {}) {
  const { dataDir, database, media } = target
  return restore({
    archive,
    keys: [],
    trust: TRUST,
    dataDir,
    database,
    media,
    progress: silentProgress,
    signal,
    ...options,
  })
}
