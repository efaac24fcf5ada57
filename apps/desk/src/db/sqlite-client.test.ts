import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from './sqlite-client.ts'

let folder: string
let client: Client

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gaashaan-sqlite-'))
  client = await openSqlite(`file://${folder}/test.db`)
  await client.execute('CREATE TABLE words (word TEXT)')
})

afterEach(() => {
  client.close()
  rmSync(folder, { recursive: true })
})

async function words(from: Pick<Client, 'execute'> = client): Promise<unknown[]> {
  const { rows } = await from.execute('SELECT word FROM words ORDER BY rowid')
  return rows.map((row) => row.word)
}

test.each([
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['busy_timeout', 100],
  ['foreign_keys', 1],
])('%s is %s before and after a transaction', async (pragma, value) => {
  const settings = async () =>
    Object.values((await client.execute(`PRAGMA ${pragma}`)).rows[0] ?? {})
  expect(await settings()).toContain(value)
  const transaction = await client.transaction('write')
  await transaction.execute("INSERT INTO words VALUES ('x')")
  await transaction.commit()
  expect(await settings()).toContain(value)
})

test('what a transaction writes is seen outside only when it is done', async () => {
  const transaction = await client.transaction('write')
  await transaction.execute("INSERT INTO words VALUES ('inside')")
  expect(await words(transaction as never)).toEqual(['inside'])
  expect(await words()).toEqual([])
  await transaction.commit()
  expect(await words()).toEqual(['inside'])
})

test('a transaction that is rolled back leaves nothing and lets the next one begin', async () => {
  const first = await client.transaction('write')
  await first.execute("INSERT INTO words VALUES ('gone')")
  await first.rollback()
  const second = await client.transaction('write')
  await second.execute("INSERT INTO words VALUES ('kept')")
  await second.commit()
  expect(await words()).toEqual(['kept'])
})

test('transactions and single writes that come at once all succeed, one after another', async () => {
  const write = async (word: string) => {
    const transaction = await client.transaction('write')
    await transaction.execute({ sql: 'INSERT INTO words VALUES (?)', args: [word] })
    await new Promise((resolve) => setTimeout(resolve, 1))
    await transaction.execute({ sql: 'INSERT INTO words VALUES (?)', args: [word] })
    await transaction.commit()
  }
  const single = (word: string) =>
    client.execute({ sql: 'INSERT INTO words VALUES (?)', args: [word] })
  await Promise.all([write('a'), single('b'), write('c'), single('d'), write('e')])
  expect(await words()).toEqual(['a', 'a', 'b', 'c', 'c', 'd', 'e', 'e'])
})

test('a statement that fails ends its turn', async () => {
  await expect(client.execute('INSERT INTO nowhere VALUES (1)')).rejects.toThrow(/nowhere/)
  await client.execute("INSERT INTO words VALUES ('after')")
  expect(await words()).toEqual(['after'])
})

/**
 * Holds the database as another program does, until it is let go. By the same library: locks of a
 * file are a process's own, and two libraries in one process know nothing of each other's.
 */
async function held(): Promise<() => Promise<void>> {
  const other = createClient({ url: `file://${folder}/test.db` })
  await other.execute('BEGIN IMMEDIATE')
  return async () => {
    await other.execute('ROLLBACK')
    other.close()
  }
}

async function write(word: string, to = client): Promise<void> {
  const transaction = await to.transaction('write')
  try {
    await transaction.execute({ sql: 'INSERT INTO words VALUES (?)', args: [word] })
    await transaction.commit()
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

test('while another program writes, writes wait and reads do not', async () => {
  const letGo = await held()
  const writes = [write('one'), client.execute("INSERT INTO words VALUES ('two')")]
  expect(await words()).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await words()).toEqual([])
  await letGo()
  await Promise.all(writes)
  expect(await words()).toEqual(['one', 'two'])
})

test('when another program has held the database too long, what is written after is kept', async () => {
  const impatient = await openSqlite(`file://${folder}/test.db`, 50)
  const letGo = await held()
  await expect(write('refused', impatient)).rejects.toThrow('SQLITE_BUSY')
  await letGo()
  for (const word of ['first', 'second', 'third']) await write(word, impatient)
  impatient.close()
  expect(await words()).toEqual(['first', 'second', 'third'])
})
