import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CommandError } from '../../commands/command-errors.ts'
import { migrations } from '../../migrations/postgres/index.ts'
import { assertSameRows, type DatabaseDestination, limitTo } from './database-destination.ts'
import { countPostgresRows, withPostgres } from './postgres-connection.ts'
import { runTool } from './postgres-tools.ts'

/** The PostgreSQL database of this URL, which must not have tables yet. */
export function postgresDestination(databaseUrl: string): DatabaseDestination {
  const { host, pathname } = new URL(databaseUrl)
  const place = `database ${pathname.slice(1)} at ${host}`
  let part = ''
  return {
    kind: 'postgres',
    place,
    migrations: migrations.map(({ name }) => name),
    assertEmpty: async () => {
      const [table] = Object.keys(await withPostgres(databaseUrl, countPostgresRows))
      if (table === undefined) return
      throw new CommandError(
        `The ${place} has tables already (${table}): a restore goes into an empty one. Make another with createdb.`,
      )
    },
    receive: async (body, folder, maxBytes) => {
      part = join(folder, 'database.pgdump')
      await pipeline(body, limitTo(maxBytes), createWriteStream(part, { flags: 'wx', mode: 0o600 }))
    },
    commit: async (rows, signal) => {
      const atomic = ['--single-transaction', '--exit-on-error']
      const args = [...atomic, '--no-owner', '--no-privileges', part]
      await runTool('pg_restore', databaseUrl, args, signal)
      assertSameRows(rows, await withPostgres(databaseUrl, countPostgresRows))
    },
  }
}
