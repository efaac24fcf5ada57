import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { countRows, type Query } from '../snapshot.ts'

/** Opens a connection to PostgreSQL for some work, with the desk's own client library. */
export async function withPostgres<T>(
  databaseUrl: string,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  const pool = drizzle(databaseUrl).$client
  try {
    const client = await pool.connect()
    try {
      return await work(async (sql, values) => (await client.query(sql, values)).rows)
    } finally {
      client.release()
    }
  } finally {
    await pool.end()
  }
}

/** The number of rows of each of the desk's tables. */
export async function countPostgresRows(query: Query): Promise<Record<string, number>> {
  return countRows(
    query,
    await query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"),
  )
}
