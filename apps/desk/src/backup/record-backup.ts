import { basename, join } from 'node:path'
import { errorMessage } from '@gaashaan/runtime/error-message'
import { openArchive } from './archive-reader.ts'
import { withPostgres } from './databases/postgres-connection.ts'
import { withSqlite } from './databases/sqlite-snapshot.ts'
import type { Manifest } from './manifest.ts'

/** The database of a command, as the environment names it. */
export interface DeskDatabase {
  readonly dataDir: string
  /** Empty for the SQLite file in the data folder. */
  readonly databaseUrl: string
}

interface BackupEvent {
  readonly action: 'backup.made' | 'backup.restored'
  /** Path of the archive; the audit gets only its name. */
  readonly archive: string
  readonly manifest: Manifest
}

const INSERT = 'INSERT INTO audit (action, heading, change) VALUES'

async function insertEvent(
  { dataDir, databaseUrl }: DeskDatabase,
  { action, archive, manifest }: BackupEvent,
): Promise<void> {
  await using opened = await openArchive(archive)
  const { sha256 } = opened
  const { made, app, missing } = manifest
  const change = { sha256, asOf: made, version: app, missing: missing.length }
  const values = [action, basename(archive), JSON.stringify(change)]
  if (databaseUrl === '') {
    const file = join(dataDir, 'gaashaan.db')
    await withSqlite(file, (query) => query(`${INSERT} (?, ?, ?)`, values))
  } else await withPostgres(databaseUrl, (query) => query(`${INSERT} ($1, $2, $3)`, values))
}

/**
 * Records in a database's audit that an archive was made of it or restored into it, with the archive's
 * name, checksum and time. If that fails, it only warns the operator. It does not use `recordAuditEvent`,
 * which needs a desk with the newest tables: a restored database can be older, until its migrations run
 * at the next start.
 */
export async function recordBackup(database: DeskDatabase, event: BackupEvent): Promise<void> {
  await insertEvent(database, event).catch((error: unknown) => {
    const reason = errorMessage(error)
    console.error(`\nThis is not in the audit, which could not be written to: ${reason}`)
  })
}
