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
 * PostgreSQL reads a small table whole and sorts it, whatever indexes it has: told not to, it shows
 * whether it must.
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

/** How the database goes about a statement, line by line. `EXPLAIN` goes past the desk's log. */
export function queryPlan(payload: Payload, query: Query): Promise<string[]> {
  const db = payload.db as unknown as { client?: Client; pool?: PostgresPool }
  if (db.pool) return postgresPlan(db.pool, query)
  return sqlitePlan(db.client as Client, query)
}

/** The lines of a plan in which a whole table is read; a table under an alias is one too. */
export function wholeTableReads(plan: readonly string[]): string[] {
  return plan.filter((line) => /^SCAN (?!.*USING (COVERING )?INDEX)|Seq Scan/.test(line))
}

/**
 * The lines of a plan in which all rows are sorted after they were read. PostgreSQL's incremental
 * sort, which only puts rows of equal dates in order, is none.
 */
export function sorts(plan: readonly string[]): string[] {
  return plan.filter((line) => /TEMP B-TREE|^\s*(->\s*)?Sort\b(?! Key)/.test(line))
}
