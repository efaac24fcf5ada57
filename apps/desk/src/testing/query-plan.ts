import type { Client } from '@libsql/client'
import type { Payload } from 'payload'
import type { Query } from './desk.ts'

interface PostgresPool {
  connect(): Promise<{
    query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, string>[] }>
    release(): void
  }>
}

async function sqlitePlan(client: Client, { sql, parameters }: Query): Promise<string[]> {
  const { rows } = await client.execute({
    sql: `EXPLAIN QUERY PLAN ${sql}`,
    args: parameters as never,
  })
  return rows.map((row) => String(row.detail))
}

/**
 * PostgreSQL scans and sorts small tables whatever indexes they have. With both turned off, its plan
 * shows whether it has to.
 */
async function postgresPlan(pool: PostgresPool, { sql, parameters }: Query): Promise<string[]> {
  const connection = await pool.connect()
  try {
    await connection.query('SET enable_seqscan = off')
    await connection.query('SET enable_sort = off')
    const { rows } = await connection.query(`EXPLAIN ${sql}`, parameters)
    return rows.map((row) => String(row['QUERY PLAN']))
  } finally {
    await connection.query('RESET ALL')
    connection.release()
  }
}

/** The database's plan for a statement, line by line. The `EXPLAIN` itself is not in the desk's queries. */
export function queryPlan(payload: Payload, query: Query): Promise<string[]> {
  const db = payload.db as unknown as { client?: Client; pool?: PostgresPool }
  if (db.pool) return postgresPlan(db.pool, query)
  return sqlitePlan(db.client as Client, query)
}

/** The lines of a plan that scan a whole table. */
export function fullTableScans(plan: readonly string[]): string[] {
  return plan.filter((line) => /^SCAN (?!.*USING (COVERING )?INDEX)|Seq Scan/.test(line))
}

/**
 * The lines of a plan that sort all rows. PostgreSQL's incremental sort, which orders only rows of equal
 * dates, does not count.
 */
export function sortSteps(plan: readonly string[]): string[] {
  return plan.filter((line) => /TEMP B-TREE|^\s*(->\s*)?Sort\b(?! Key)/.test(line))
}
