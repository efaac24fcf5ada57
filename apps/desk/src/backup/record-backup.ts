import { basename, join } from 'node:path'
import { errorMessage } from '@gaashaan/runtime/error-message'
import { openArchive } from './archive-reader.ts'
import { withPostgres } from './databases/postgres-connection.ts'
import { withSqlite } from './databases/sqlite-snapshot.ts'
import type { Manifest } from './manifest.ts'

/** The database that a command works on, as the environment names it. */
export interface DeskDatabase {
  readonly dataDir: string
  /** Empty for the SQLite file of the data folder. */
  readonly databaseUrl: string
}

export interface BackupEvent {
  readonly action: 'backup.made' | 'backup.restored'
  /** Path of the archive, of which the audit has the name alone. */
  readonly archive: string
  readonly manifest: Manifest
}

const columns = 'INSERT INTO audit (action, heading, change) VALUES'

/**
 * Adds to the audit of a database, beside the desk that may run on it, which archive was made of it or
 * restored into it: the archive's name, the SHA-256 of its seal and the moment that it holds. Not by
 * `recordDeed`, which needs a desk and its newest tables: a restored database can be older, and has
 * its migrations run when the desk starts.
 */
export async function recordBackup(
  { dataDir, databaseUrl }: DeskDatabase,
  { action, archive, manifest }: BackupEvent,
): Promise<void> {
  const { sha256 } = await openArchive(archive)
  const { made, app, missing } = manifest
  const change = { sha256, asOf: made, version: app, missing: missing.length }
  const values = [action, basename(archive), JSON.stringify(change)]
  if (databaseUrl === '') {
    const sql = `${columns} (?, ?, ?)`
    await withSqlite(join(dataDir, 'gaashaan.db'), (client) =>
      client.execute({ sql, args: values }),
    )
  } else await withPostgres(databaseUrl, (ask) => ask(`${columns} ($1, $2, $3)`, values))
}

/**
 * The same for a command that has done its work: what the audit does not take is said to the operator
 * and undoes nothing.
 */
export async function recordBackupOrWarn(
  database: DeskDatabase,
  event: BackupEvent,
): Promise<void> {
  try {
    await recordBackup(database, event)
  } catch (error) {
    const reason = errorMessage(error)
    console.error(`\nThis is not in the audit, which could not be written to: ${reason}`)
  }
}
