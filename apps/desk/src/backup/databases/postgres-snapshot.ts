import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { CommandError } from '../../commands/command-errors.ts'
import { readContent, type TakeSnapshot } from '../snapshot.ts'
import { countPostgresRows, withPostgres } from './postgres-connection.ts'
import { runTool } from './postgres-tools.ts'

/**
 * Takes snapshots of a PostgreSQL database while others write to it. One transaction reads the names of
 * the media and exports its snapshot to `pg_dump`, which sees the same rows (PostgreSQL §9.28.5, snapshot
 * synchronization).
 */
export function postgresSnapshots(databaseUrl: string): TakeSnapshot {
  return (folder, signal) =>
    withPostgres(databaseUrl, async (query) => {
      await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const [exported] = await query<{ id: string }>('SELECT pg_export_snapshot() AS id')
      const takenAt = new Date()
      const rows = await countPostgresRows(query)
      if (rows.payload_migrations === undefined) {
        throw new CommandError('The database that DATABASE_URL names holds no desk.')
      }
      const content = await readContent(query)
      const file = join(folder, `${randomUUID()}.pgdump`)
      const format = ['--format=custom', '--no-owner', '--no-privileges']
      const files = [`--snapshot=${exported?.id}`, `--file=${file}`]
      await runTool('pg_dump', databaseUrl, [...format, ...files], signal)
      await query('COMMIT')
      return { database: 'postgres', takenAt, file, rows, ...content }
    })
}
