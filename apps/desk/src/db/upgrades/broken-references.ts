import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** What Payload gives a migration; PostgreSQL's has other calls on its database. */
export type MigrationArgs = Pick<MigrateUpArgs, 'db' | 'payload'>

/**
 * How many rows refer to a row that is not there. Asked in a migration's own transaction, where
 * SQLite's foreign keys rest; PostgreSQL's never do, so that it has none.
 */
export async function brokenReferences({ db, payload }: MigrationArgs): Promise<number> {
  if (payload.db.name !== 'sqlite') return 0
  return (await db.all(sql`PRAGMA foreign_key_check`)).length
}
