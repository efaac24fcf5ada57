import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Refused } from '../../commands/refusals.ts'
import { MEDIA_NAMES, NEWEST_MIGRATION, namesOf, type TakeSnapshot } from '../snapshot.ts'
import { rowsOf, withPostgres } from './postgres-connection.ts'
import { runTool } from './postgres-tools.ts'

/**
 * Takes snapshots of a PostgreSQL database while others write to it: one transaction reads the names
 * of the media and lends its view of the data to `pg_dump` (PostgreSQL §9.28.5, snapshot
 * synchronization), so that both see the same rows.
 */
export function postgresSnapshots(databaseUrl: string): TakeSnapshot {
  return (folder, signal) =>
    withPostgres(databaseUrl, async (ask) => {
      await ask('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const [lent] = await ask<{ id: string }>('SELECT pg_export_snapshot() AS id')
      const taken = new Date()
      const rows = await rowsOf(ask)
      if (rows.payload_migrations === undefined) {
        throw new Refused('The database that DATABASE_URL names holds no desk.')
      }
      const [newest] = await ask<{ name: string }>(NEWEST_MIGRATION)
      const media = (await ask<never>(MEDIA_NAMES)).flatMap(namesOf)
      const file = join(folder, `${randomUUID()}.pgdump`)
      const args = ['--format=custom', '--no-owner', '--no-privileges']
      const where = [`--snapshot=${lent?.id}`, `--file=${file}`]
      await runTool('pg_dump', databaseUrl, [...args, ...where], signal)
      await ask('COMMIT')
      const migration = String(newest?.name)
      return { database: 'postgres', taken, file, migration, rows, media }
    })
}
