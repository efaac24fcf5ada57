import type { Payload } from 'payload'

const REFUSAL = 'The audit is append-only'

/** The tables that only grow: the entries, and the chain of them. */
const TABLES = ['audit', 'audit_chain'] as const

/**
 * Statements that make SQLite refuse to change a table's rows; they can be run again. The third is for
 * `INSERT OR REPLACE`, which removes rows without a DELETE.
 */
const sqliteAppendOnly = (table: string) =>
  [
    ['updated', `BEFORE UPDATE ON ${table}`],
    ['deleted', `BEFORE DELETE ON ${table}`],
    [
      'replaced',
      `BEFORE INSERT ON ${table} WHEN EXISTS (SELECT 1 FROM ${table} WHERE id = NEW.id)`,
    ],
  ].map(
    ([verb, when]) =>
      `CREATE TRIGGER IF NOT EXISTS ${table}_is_not_${verb} ${when}
       BEGIN SELECT RAISE(ABORT, '${REFUSAL}'); END`,
  )

/** The function that the triggers of PostgreSQL call. */
const POSTGRES_REFUSAL = `CREATE OR REPLACE FUNCTION audit_refuses() RETURNS trigger LANGUAGE plpgsql AS
   $$ BEGIN RAISE EXCEPTION '${REFUSAL}'; END $$`

/** The same for PostgreSQL 14 and newer (CREATE OR REPLACE TRIGGER), which also has TRUNCATE. */
const postgresAppendOnly = (table: string) => [
  `CREATE OR REPLACE TRIGGER ${table}_is_not_changed BEFORE UPDATE OR DELETE ON ${table}
   FOR EACH ROW EXECUTE FUNCTION audit_refuses()`,
  `CREATE OR REPLACE TRIGGER ${table}_is_not_emptied BEFORE TRUNCATE ON ${table}
   FOR EACH STATEMENT EXECUTE FUNCTION audit_refuses()`,
]

interface Statements {
  readonly name: string
  readonly drizzle: unknown
  execute(statement: { drizzle: unknown; raw: string }): Promise<unknown>
}

/**
 * Makes the database itself refuse UPDATE and DELETE on the audit and its chain. This must run after every
 * migration: one that recreates the table drops its triggers.
 */
export async function makeAppendOnly(payload: Payload): Promise<void> {
  const db = payload.db as unknown as Statements
  const statements =
    db.name === 'postgres'
      ? [POSTGRES_REFUSAL, ...TABLES.flatMap(postgresAppendOnly)]
      : TABLES.flatMap(sqliteAppendOnly)
  for (const statement of statements) {
    await db.execute({ drizzle: db.drizzle, raw: statement })
  }
}
