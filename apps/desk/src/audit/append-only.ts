import type { Payload } from 'payload'

const REFUSAL = 'The audit is append-only'

const refuseInSqlite = (name: string, when: string) =>
  `CREATE TRIGGER IF NOT EXISTS ${name} ${when} BEGIN SELECT RAISE(ABORT, '${REFUSAL}'); END`

/**
 * Statements that make SQLite refuse to change the audit's rows; they can be run again. The third is
 * for `INSERT OR REPLACE`, which removes rows without a DELETE.
 */
const SQLITE_APPEND_ONLY = [
  refuseInSqlite('audit_is_not_updated', 'BEFORE UPDATE ON audit'),
  refuseInSqlite('audit_is_not_deleted', 'BEFORE DELETE ON audit'),
  refuseInSqlite(
    'audit_is_not_replaced',
    'BEFORE INSERT ON audit WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)',
  ),
]

/** The same for PostgreSQL 14 and newer (CREATE OR REPLACE TRIGGER), which also has TRUNCATE. */
const POSTGRES_APPEND_ONLY = [
  `CREATE OR REPLACE FUNCTION audit_refuses() RETURNS trigger LANGUAGE plpgsql AS
   $$ BEGIN RAISE EXCEPTION '${REFUSAL}'; END $$`,
  `CREATE OR REPLACE TRIGGER audit_is_not_changed BEFORE UPDATE OR DELETE ON audit
   FOR EACH ROW EXECUTE FUNCTION audit_refuses()`,
  `CREATE OR REPLACE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON audit
   FOR EACH STATEMENT EXECUTE FUNCTION audit_refuses()`,
]

interface Statements {
  readonly name: string
  readonly drizzle: unknown
  execute(statement: { drizzle: unknown; raw: string }): Promise<unknown>
}

/**
 * Makes the database itself refuse UPDATE and DELETE on the audit. This must run after every
 * migration: one that recreates the table drops its triggers.
 */
export async function makeAppendOnly(payload: Payload): Promise<void> {
  const db = payload.db as unknown as Statements
  const statements = db.name === 'postgres' ? POSTGRES_APPEND_ONLY : SQLITE_APPEND_ONLY
  for (const statement of statements) {
    await db.execute({ drizzle: db.drizzle, raw: statement })
  }
}
