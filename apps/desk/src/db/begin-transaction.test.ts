import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import type { TransactionAdapter } from './begin-transaction.ts'

/** A table whose foreign key is checked at COMMIT, on both databases. */
const TABLE =
  'CREATE TABLE promises (id INTEGER PRIMARY KEY, of INTEGER REFERENCES promises (id) DEFERRABLE INITIALLY DEFERRED)'

const desk = testDesk()

interface Statements {
  readonly run?: (sql: string) => Promise<unknown>
  readonly execute?: (sql: string) => Promise<unknown>
}

/** Runs a statement in SQLite, or in PostgreSQL. */
async function execute(database: unknown, sql: string): Promise<void> {
  const { run, execute: executeSql } = database as Statements
  await (run ?? executeSql)?.call(database, sql)
}

const adapter = () => desk.payload.db as unknown as TransactionAdapter

beforeAll(async () => {
  await execute(adapter().drizzle, TABLE)
})

async function begin() {
  const req = await createLocalReq({}, desk.payload)
  await initTransaction(req)
  const { db } = adapter().sessions[String(await req.transactionID)] ?? {}
  return { req, db }
}

test('a commit that the database refuses rejects', async () => {
  const { req, db } = await begin()
  await execute(db, 'INSERT INTO promises VALUES (1, 99)')
  await expect(commitTransaction(req)).rejects.toThrow()
})

test('only a commit stores what was written', async () => {
  const committed = await begin()
  await execute(committed.db, 'INSERT INTO promises VALUES (2, 2)')
  await commitTransaction(committed.req)
  const killed = await begin()
  await execute(killed.db, 'INSERT INTO promises VALUES (3, 3)')
  await killTransaction(killed.req)
  await execute(adapter().drizzle, 'INSERT INTO promises VALUES (3, 2)')
  await expect(execute(adapter().drizzle, 'INSERT INTO promises VALUES (2, 2)')).rejects.toThrow()
})
