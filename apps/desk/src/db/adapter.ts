import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { index as postgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import { index as sqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { DatabaseAdapterObj } from 'payload'
import { env } from '../env/env.ts'
import { beginTransaction } from './begin-transaction.ts'
import { BUSY_MS, openSqlite } from './sqlite-client.ts'

export interface DatabaseSettings {
  /** Folder of the SQLite file. */
  readonly dataDir: string
  /** `postgres://…`, or empty for SQLite. */
  readonly databaseUrl: string
  /** For tests alone: a database that PostgreSQL does not have is made. */
  readonly createsDatabase?: boolean
  /**
   * For migrations alone. SQLite changes a table by making it anew, and dropping the former one
   * would take with it, or empty, what refers to it: there the foreign keys rest.
   */
  readonly migrates?: boolean
  /** Told every statement with its parameters. */
  readonly onQuery?: (sql: string, parameters: unknown[]) => void
}

/**
 * The index of editors' list of posts: of each post its newest version, the newest date first.
 * Payload has no way to name its own column `latest` in a collection's indexes; without this one,
 * each look at the list sorts the whole archive while readers wait.
 */
const EDITORS_LIST = '_posts_v_latest_published_at_idx'

function existing<T>(table: T | undefined): T {
  if (table === undefined) throw new Error("Payload made no table of the posts' versions")
  return table
}

/** Folders of the committed migrations. */
export const MIGRATIONS = {
  sqlite: join(env.deskDir, 'src', 'migrations', 'sqlite'),
  postgres: join(env.deskDir, 'src', 'migrations', 'postgres'),
} as const

function sqlite({ dataDir, migrates, onQuery }: DatabaseSettings) {
  const { href } = pathToFileURL(join(dataDir, 'gaashaan.db'))
  const base = sqliteAdapter({
    client: { url: href },
    migrationDir: MIGRATIONS.sqlite,
    push: false,
    afterSchemaInit: [
      ({ schema, extendTable }) => {
        extendTable({
          table: existing(schema.tables._posts_v),
          extraConfig: ({ latest, version_publishedAt, createdAt }) => ({
            [EDITORS_LIST]: sqliteIndex(EDITORS_LIST).on(latest, version_publishedAt, createdAt),
          }),
        })
        return schema
      },
    ],
    transactionOptions: { behavior: 'immediate' },
    logger: onQuery && { logQuery: onQuery },
  })
  const init: typeof base.init = (options) => {
    const adapter = base.init(options)
    const { connect } = adapter
    Object.assign(adapter, { beginTransaction })
    adapter.connect = async function connectOurs(this: SQLiteAdapter, ...rest) {
      mkdirSync(dataDir, { recursive: true })
      this.client ??= await openSqlite(href, BUSY_MS, migrates ? 'OFF' : 'ON')
      return connect?.apply(this, rest)
    } as typeof connect
    return adapter
  }
  return { ...base, init }
}

/** PostgreSQL when an address is set, else a SQLite file: same content model, same calls. */
export function database(settings: DatabaseSettings): DatabaseAdapterObj {
  const { createsDatabase, databaseUrl, onQuery } = settings
  if (databaseUrl === '') return sqlite(settings) as unknown as DatabaseAdapterObj
  const base = postgresAdapter({
    pool: { connectionString: databaseUrl },
    migrationDir: MIGRATIONS.postgres,
    push: false,
    disableCreateDatabase: !createsDatabase,
    afterSchemaInit: [
      ({ schema, extendTable }) => {
        extendTable({
          table: existing(schema.tables._posts_v),
          extraConfig: ({ latest, version_publishedAt, createdAt }) => ({
            [EDITORS_LIST]: postgresIndex(EDITORS_LIST).on(latest, version_publishedAt, createdAt),
          }),
        })
        return schema
      },
    ],
    logger: onQuery && { logQuery: onQuery },
  })
  const init: typeof base.init = (options) =>
    Object.assign(base.init(options), { beginTransaction })
  return { ...base, init } as unknown as DatabaseAdapterObj
}
