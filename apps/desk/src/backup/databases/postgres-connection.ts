import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'

/** Answers a statement's rows. */
export type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

/** Opens one connection to PostgreSQL with the client that the desk has, for as long as the work takes. */
export async function withPostgres<T>(
  databaseUrl: string,
  work: (ask: Ask) => Promise<T>,
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

/** Rows of each table of the desk's. */
export async function rowsOf(ask: Ask): Promise<Record<string, number>> {
  const tables = await ask<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [counted] = await ask<{ n: string }>(`SELECT count(*) AS n FROM public."${name}"`)
    counts[name] = Number(counted?.n)
  }
  return counts
}
