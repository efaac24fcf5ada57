import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** The arguments of a migration, as Payload types them for SQLite. */
export type MigrationArgs = Pick<MigrateUpArgs, 'db' | 'payload'>

/**
 * Counts the rows that refer to a missing row. SQLite's foreign keys are off during a migration;
 * PostgreSQL's never are, so that it has no such rows.
 */
export async function countBrokenReferences({ db, payload }: MigrationArgs): Promise<number> {
  if (payload.db.name !== 'sqlite') return 0
  return (await db.all(sql`PRAGMA foreign_key_check`)).length
}
