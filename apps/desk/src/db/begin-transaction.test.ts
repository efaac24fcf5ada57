import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import type { Transacting } from './begin-transaction.ts'

/** A table whose rules are looked at by COMMIT, in the words of both databases. */
const TABLE =
  'CREATE TABLE promises (id INTEGER PRIMARY KEY, of INTEGER REFERENCES promises (id) DEFERRABLE INITIALLY DEFERRED)'

const desk = testDesk()

interface Statements {
  readonly run?: (sql: string) => Promise<unknown>
  readonly execute?: (sql: string) => Promise<unknown>
}

/** Runs a statement in SQLite, or in PostgreSQL. */
async function execute(database: unknown, sql: string): Promise<void> {
  const { run, execute: other } = database as Statements
  await (run ?? other)?.call(database, sql)
}

const adapter = () => desk.payload.db as unknown as Transacting

beforeAll(async () => {
  await execute(adapter().drizzle, TABLE)
})

async function begun() {
  const req = await createLocalReq({}, desk.payload)
  await initTransaction(req)
  const { db } = adapter().sessions[String(await req.transactionID)] ?? {}
  return { req, db }
}

test('a commit that the database refuses is an error to whoever commits', async () => {
  const { req, db } = await begun()
  await execute(db, 'INSERT INTO promises VALUES (1, 99)')
  await expect(commitTransaction(req)).rejects.toThrow()
})

test('what was written is kept by a commit, and by nothing else', async () => {
  const kept = await begun()
  await execute(kept.db, 'INSERT INTO promises VALUES (2, 2)')
  await commitTransaction(kept.req)
  const gone = await begun()
  await execute(gone.db, 'INSERT INTO promises VALUES (3, 3)')
  await killTransaction(gone.req)
  await execute(adapter().drizzle, 'INSERT INTO promises VALUES (3, 2)')
  await expect(execute(adapter().drizzle, 'INSERT INTO promises VALUES (2, 2)')).rejects.toThrow()
})
