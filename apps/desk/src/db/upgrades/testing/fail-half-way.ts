/**
 * Migrates as `src/migrate.ts` does, with a further migration that fails after it has changed a table, rows
 * and the schema: `node src/db/upgrades/testing/fail-half-way.ts` in the desk's folder.
 */
import { sql } from '@payloadcms/db-sqlite'
import { getPayload, type Migration } from 'payload'
import { env, payloadSecret } from '../../../env/env.ts'
import { migrations as postgres } from '../../../migrations/postgres/index.ts'
import { migrations as sqlite } from '../../../migrations/sqlite/index.ts'
import { deskConfig } from '../../../payload.config.ts'
import { upgradeDatabase } from '../upgrade-database.ts'

interface Statements {
  execute?(statement: unknown): Promise<unknown>
  run?(statement: unknown): Promise<unknown>
}

const STATEMENTS = [
  sql`ALTER TABLE subcategories ADD COLUMN colour varchar`,
  sql`CREATE TABLE half_way (id integer)`,
  sql`UPDATE subcategories SET colour = 'red', name_en = 'Half'`,
  sql`DROP TABLE preview_links`,
  sql`INSERT INTO half_way SELECT id FROM a_table_that_is_not_there`,
]

const failing: Migration = {
  name: '29990101_000000_fails_half_way',
  up: async (args) => {
    const { db } = args as { db: Statements }
    for (const statement of STATEMENTS) await (db.run?.(statement) ?? db.execute?.(statement))
  },
  down: async () => undefined,
}

const config = deskConfig({ ...env, secret: payloadSecret, isMigration: true })
const payload = await getPayload({ config, disableOnInit: true })
const committed = (env.databaseUrl === '' ? sqlite : postgres) as Migration[]
await upgradeDatabase(payload, [...committed, failing])
process.exit()
