import { randomUUID } from 'node:crypto'
import { withPostgres } from '../backup/databases/postgres-connection.ts'
import { testDatabaseUrl } from '../env/env.ts'

/** The database that `postgres-setup.ts` migrates once; a copy of it takes a tenth of a migration. */
export const MIGRATED_DATABASE = 'migrated'

/** The URL of a database of the tests' PostgreSQL. */
export function databaseUrlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Creates a database, empty or as a copy of another; returns its URL, or an empty text if the tests run
 * on SQLite.
 */
export async function createTestDatabase(template = 'template1'): Promise<string> {
  if (testDatabaseUrl === '') return ''
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withPostgres(testDatabaseUrl, (query) =>
    query(`CREATE DATABASE ${name} TEMPLATE ${template}`),
  )
  return databaseUrlOf(testDatabaseUrl, name)
}
