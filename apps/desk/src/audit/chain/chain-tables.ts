import type { Payload, PayloadRequest } from 'payload'
import type { Place } from './entry-hash.ts'

interface Adapter {
  readonly drizzle: unknown
  readonly sessions: Record<string, { readonly db: unknown }>
  execute(statement: {
    db?: unknown
    drizzle?: unknown
    raw: string
  }): Promise<{ readonly rows: readonly Record<string, unknown>[] }>
}

/** Runs a statement that Payload has no words for, in the request's transaction; returns its rows. */
async function run(desk: Payload, raw: string, req?: PayloadRequest) {
  const { drizzle, sessions, execute } = desk.db as unknown as Adapter
  const session = req && sessions[String(await req.transactionID)]
  return (await execute({ drizzle: session?.db ?? drizzle, raw })).rows
}

/** The lowest ids above one of entries that are not in the chain. */
export async function unchainedIds(
  desk: Payload,
  above: number,
  limit: number,
  req?: PayloadRequest,
): Promise<number[]> {
  const rows = await run(
    desk,
    `SELECT audit.id AS id FROM audit LEFT JOIN audit_chain ON audit_chain.entry = audit.id
     WHERE audit.id > ${above} AND audit_chain.id IS NULL ORDER BY audit.id LIMIT ${limit}`,
    req,
  )
  return rows.map(({ id }) => Number(id))
}

/** The seals that more than one entry has: who has no key can copy an entry, but not seal one. */
export async function sharedSeals(desk: Payload, limit: number): Promise<string[]> {
  const rows = await run(
    desk,
    `SELECT seal FROM audit WHERE seal IS NOT NULL
     GROUP BY seal HAVING COUNT(*) > 1 LIMIT ${limit}`,
  )
  return rows.map(({ seal }) => String(seal))
}

/** Adds places to the chain in one statement: the first start chains all entries there are. */
export async function addPlaces(req: PayloadRequest, places: readonly Place[]): Promise<void> {
  // Times and hashes of our own making, which have no quotes.
  const values = places.map(
    ({ index, entry, at, hash }) => `(${index}, ${entry}, '${at}', '${hash}')`,
  )
  await run(
    req.payload,
    `INSERT INTO audit_chain ("index", entry, at, hash) VALUES ${values.join(', ')}`,
    req,
  )
}
