import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withPostgres } from '../backup/databases/postgres-connection.ts'
import { databaseUrlOf, MIGRATED_DATABASE } from './database.ts'
import { startPostgres } from './postgres.ts'

/** Vitest's global setup of the projects on PostgreSQL: a server, with a migrated database to copy. */
export default async function setup() {
  // Desk and importer share the server that is started first.
  if (process.env.DATABASE_URL_TEST) return
  const postgres = await startPostgres()
  await withPostgres(postgres.url, (query) => query(`CREATE DATABASE ${MIGRATED_DATABASE}`))
  const dataDir = mkdtempSync(join(tmpdir(), 'gaashaan-migrate-'))
  execFileSync(process.execPath, ['src/migrate.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrlOf(postgres.url, MIGRATED_DATABASE),
    },
  })
  rmSync(dataDir, { recursive: true, force: true })
  // The workers of these projects inherit it; those of the others have it empty.
  process.env.DATABASE_URL_TEST = postgres.url
  return () => postgres.stop()
}
