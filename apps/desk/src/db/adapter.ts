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
import { MAX_BUSY_MS, openSqlite } from './sqlite-client.ts'

export interface DatabaseSettings {
  /** Folder of the SQLite file. */
  readonly dataDir: string
  /** `postgres://…`, or empty for SQLite. */
  readonly databaseUrl: string
  /**
   * For migrations only: turns SQLite's foreign keys off. A migration there rebuilds a table and drops the
   * former one, which would delete or empty the rows that refer to it.
   */
  readonly isMigration?: boolean
  /** Called with every statement and its parameters. */
  readonly onQuery?: (sql: string, parameters: unknown[]) => void
}

/** Folders of the committed migrations. */
export const MIGRATION_FOLDERS = {
  sqlite: join(env.deskDir, 'src', 'migrations', 'sqlite'),
  postgres: join(env.deskDir, 'src', 'migrations', 'postgres'),
} as const

/**
 * The index for the desk's list of posts: the latest version of each post, newest date first. Payload
 * cannot name its own column `latest` in a collection's indexes; without this index each view of the list
 * sorts all versions.
 */
const LATEST_POSTS_INDEX = '_posts_v_latest_published_at_idx'

type IndexColumns<Column> = Record<'latest' | 'version_publishedAt' | 'createdAt', Column>

const latestPostsIndex =
  <Column>(createIndex: (name: string) => { on(...columns: [Column, ...Column[]]): object }) =>
  (table: object) => {
    const { latest, version_publishedAt, createdAt } = table as IndexColumns<Column>
    const index = createIndex(LATEST_POSTS_INDEX).on(latest, version_publishedAt, createdAt)
    return { [LATEST_POSTS_INDEX]: index }
  }

function sqlite({ dataDir, isMigration, onQuery }: DatabaseSettings) {
  const { href } = pathToFileURL(join(dataDir, 'gaashaan.db'))
  const base = sqliteAdapter({
    client: { url: href },
    migrationDir: MIGRATION_FOLDERS.sqlite,
    push: false,
    afterSchemaInit: [
      ({ schema, extendTable }) => {
        const table = schema.tables._posts_v as never
        extendTable({ table, extraConfig: latestPostsIndex(sqliteIndex) })
        return schema
      },
    ],
    transactionOptions: { behavior: 'immediate' },
    logger: onQuery && { logQuery: onQuery },
  })
  const init: typeof base.init = (options) => {
    const adapter = base.init(options)
    const { connect } = adapter
    adapter.connect = async function connectWithOwnClient(this: SQLiteAdapter, ...rest) {
      mkdirSync(dataDir, { recursive: true })
      this.client ??= await openSqlite(href, MAX_BUSY_MS, isMigration ? 'OFF' : 'ON')
      return connect?.apply(this, rest)
    } as typeof connect
    return Object.assign(adapter, { beginTransaction })
  }
  return { ...base, init }
}

/** The adapter for PostgreSQL if there is a `databaseUrl`, else for a SQLite file. */
export function databaseAdapter(settings: DatabaseSettings): DatabaseAdapterObj {
  const { databaseUrl, onQuery } = settings
  if (databaseUrl === '') return sqlite(settings) as unknown as DatabaseAdapterObj
  const base = postgresAdapter({
    pool: { connectionString: databaseUrl },
    migrationDir: MIGRATION_FOLDERS.postgres,
    push: false,
    disableCreateDatabase: true,
    afterSchemaInit: [
      ({ schema, extendTable }) => {
        const table = schema.tables._posts_v as never
        extendTable({ table, extraConfig: latestPostsIndex(postgresIndex) })
        return schema
      },
    ],
    logger: onQuery && { logQuery: onQuery },
  })
  const init: typeof base.init = (options) =>
    Object.assign(base.init(options), { beginTransaction })
  return { ...base, init } as unknown as DatabaseAdapterObj
}
