import type { ImportedSlug } from '@gaashaan/desk/collections/imports/import-records'
import type { Payload } from 'payload'

type PostgresPool = { query(sql: string, values: unknown[]): Promise<unknown> }

/**
 * Lets this program choose the ids of what it creates. Payload's adapters have the switch
 * `allowIDOnCreate`; the running desk leaves it off, so that nobody chooses ids over HTTP.
 */
export function allowChosenIds(payload: Payload): void {
  Object.assign(payload.db, { allowIDOnCreate: true })
}

/** The largest id that both databases and JavaScript hold: PostgreSQL's `integer`. */
const MAX_ID = 2_147_483_647

/** Whether a new document can have this id. */
export async function isFreeId(payload: Payload, collection: ImportedSlug, id: number) {
  if (id > MAX_ID) return false
  const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } } })
  return totalDocs === 0
}

/**
 * Moves PostgreSQL's sequence of a table past a chosen id, so that the next document of an editor does
 * not get the same one. SQLite continues from the largest id by itself.
 */
export async function reserveId(payload: Payload, table: ImportedSlug, id: number): Promise<void> {
  const { pool } = payload.db as unknown as { pool?: PostgresPool }
  await pool?.query(
    `SELECT setval(counter, GREATEST($2::bigint, COALESCE(pg_sequence_last_value(counter), 1)))
     FROM (SELECT pg_get_serial_sequence($1, 'id')::regclass AS counter) AS counters`,
    [table, id],
  )
}
