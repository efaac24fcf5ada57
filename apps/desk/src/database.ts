import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { env } from './env.ts'
import { openSqlite } from './sqlite-client.ts'

export interface DatabaseSettings {
  /** Folder of the SQLite file. */
  readonly dataDir: string
  /** `postgres://…`, or empty for SQLite. */
  readonly databaseUrl: string
  /** Told every statement with its parameters. */
  readonly onQuery?: (sql: string, parameters: unknown[]) => void
}

/** Folders of the committed migrations. */
export const MIGRATIONS = {
  sqlite: join(env.deskDir, 'src', 'migrations', 'sqlite'),
  postgres: join(env.deskDir, 'src', 'migrations', 'postgres'),
} as const

function sqlite({ dataDir, onQuery }: DatabaseSettings) {
  const { href } = pathToFileURL(join(dataDir, 'gaashaan.db'))
  const base = sqliteAdapter({
    client: { url: href },
    migrationDir: MIGRATIONS.sqlite,
    push: false,
    transactionOptions: { behavior: 'immediate' },
    logger: onQuery && { logQuery: onQuery },
  })
  const init: typeof base.init = (options) => {
    const adapter = base.init(options)
    const { connect } = adapter
    adapter.connect = async function connectOurs(this: SQLiteAdapter, ...rest) {
      mkdirSync(dataDir, { recursive: true })
      this.client ??= await openSqlite(href)
      return connect?.apply(this, rest)
    } as typeof connect
    return adapter
  }
  return { ...base, init }
}

/** PostgreSQL when an address is set, else a SQLite file: same content model, same calls. */
export function database(settings: DatabaseSettings): DatabaseAdapterObj {
  const { databaseUrl, onQuery } = settings
  if (databaseUrl === '') return sqlite(settings) as unknown as DatabaseAdapterObj
  return postgresAdapter({
    pool: { connectionString: databaseUrl },
    migrationDir: MIGRATIONS.postgres,
    push: false,
    logger: onQuery && { logQuery: onQuery },
  }) as unknown as DatabaseAdapterObj
}
