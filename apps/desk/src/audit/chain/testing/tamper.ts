import type { Payload } from 'payload'
import { auditKeys, isSealed } from '../audit-keys.ts'
import { readEntries } from '../chain-entries.ts'
import { readPlaces } from '../chain-head.ts'
import { FIRST_HASH, placeHash } from '../entry-hash.ts'
import { type VerifyOptions, verifyChain } from '../verify-chain.ts'

/** Runs a statement without Payload, as somebody with the database's password could. */
export async function runSql(desk: Payload, raw: string): Promise<void> {
  const db = desk.db as unknown as {
    drizzle: unknown
    execute(statement: { drizzle: unknown; raw: string }): Promise<unknown>
  }
  await db.execute({ drizzle: db.drizzle, raw })
}

const TABLES = ['audit', 'audit_chain']

/** Removes what keeps the tables append-only, and their unique indexes. */
export async function dropTriggers(desk: Payload): Promise<void> {
  const statements =
    desk.db.name === 'postgres'
      ? TABLES.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`)
      : TABLES.flatMap((table) =>
          ['updated', 'deleted', 'replaced'].map((verb) => `DROP TRIGGER ${table}_is_not_${verb}`),
        )
  for (const statement of statements) await runSql(desk, statement)
  for (const index of ['audit_seal_idx', 'audit_chain_index_idx', 'audit_chain_entry_idx']) {
    await runSql(desk, `DROP INDEX ${index}`)
  }
}

/** Calculates all hashes anew, as somebody could who knows how but has no key. */
export async function recalculateHashes(desk: Payload): Promise<string> {
  let before = FIRST_HASH
  for (const place of await readPlaces(desk, 0, 1000)) {
    const [entry] = await readEntries(desk, [place.entry])
    if (!entry) throw new Error(`no entry ${place.entry}`)
    before = placeHash(before, place, entry)
    await runSql(desk, `UPDATE audit_chain SET hash = '${before}' WHERE "index" = ${place.index}`)
  }
  return before
}

/** Verifies a desk's audit with its own keys, as the command does. */
export function verifyDesk(desk: Payload, shipped?: VerifyOptions['shipped']) {
  const keys = auditKeys(desk)
  return verifyChain(desk, {
    verifiers: keys.signers.map(({ verifier }) => verifier),
    isOfDesk: (entry) => isSealed(keys, entry, entry.seal ?? ''),
    ...(shipped && { shipped }),
  })
}
