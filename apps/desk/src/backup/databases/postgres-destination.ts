import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refused } from '../../commands/refusals.ts'
import { migrations } from '../../migrations/postgres/index.ts'
import { assertSameRows } from './assert-same-rows.ts'
import type { DatabaseDestination } from './database-destination.ts'
import { rowsOf, withPostgres } from './postgres-connection.ts'
import { runTool } from './postgres-tools.ts'

/** The PostgreSQL database of this address, which has no tables yet. */
export function postgresDestination(databaseUrl: string): DatabaseDestination {
  const { host, pathname } = new URL(databaseUrl)
  const place = `database ${pathname.slice(1)} at ${host}`
  let part = ''
  return {
    kind: 'postgres',
    place,
    migrations: migrations.map(({ name }) => name),
    assertEmpty: async () => {
      const [table] = Object.keys(await withPostgres(databaseUrl, rowsOf))
      if (table === undefined) return
      throw new Refused(
        `The ${place} has tables already (${table}): a restore goes into an empty one. Make another with createdb.`,
      )
    },
    take: async (body, folder) => {
      part = join(folder, 'database.pgdump')
      await pipeline(body, createWriteStream(part, { flags: 'wx', mode: 0o600 }))
    },
    settle: async (rows, signal) => {
      const whole = ['--single-transaction', '--exit-on-error']
      const args = [...whole, '--no-owner', '--no-privileges', part]
      await runTool('pg_restore', databaseUrl, args, signal)
      assertSameRows(rows, await withPostgres(databaseUrl, rowsOf))
    },
  }
}
