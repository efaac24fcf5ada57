import { type Client, createClient } from '@libsql/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testFolder } from '../testing/storage.ts'
import { openSqlite } from './sqlite-client.ts'

let folder: string
let client: Client

beforeEach(async () => {
  folder = testFolder()
  client = await openSqlite(`file://${folder}/test.db`)
  await client.execute('CREATE TABLE words (word TEXT)')
})

afterEach(() => client.close())

async function readWords(from: Pick<Client, 'execute'> = client): Promise<unknown[]> {
  const { rows } = await from.execute('SELECT word FROM words ORDER BY rowid')
  return rows.map((row) => row.word)
}

test.each([
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['busy_timeout', 100],
  ['foreign_keys', 1],
])('%s is %s before and after a transaction', async (pragma, value) => {
  const readSetting = async () =>
    Object.values((await client.execute(`PRAGMA ${pragma}`)).rows[0] ?? {})
  expect(await readSetting()).toContain(value)
  const transaction = await client.transaction('write')
  await transaction.execute("INSERT INTO words VALUES ('x')")
  await transaction.commit()
  expect(await readSetting()).toContain(value)
})

test('other connections see what a transaction wrote only after its commit', async () => {
  const transaction = await client.transaction('write')
  await transaction.execute("INSERT INTO words VALUES ('inside')")
  expect(await readWords(transaction as never)).toEqual(['inside'])
  expect(await readWords()).toEqual([])
  await transaction.commit()
  expect(await readWords()).toEqual(['inside'])
})

test('a transaction that is rolled back writes nothing, and the next one can begin', async () => {
  const first = await client.transaction('write')
  await first.execute("INSERT INTO words VALUES ('gone')")
  await first.rollback()
  const second = await client.transaction('write')
  await second.execute("INSERT INTO words VALUES ('kept')")
  await second.commit()
  expect(await readWords()).toEqual(['kept'])
})

test('concurrent transactions and single writes all succeed, one after another', async () => {
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
  expect(await readWords()).toEqual(['a', 'a', 'b', 'c', 'c', 'd', 'e', 'e'])
})

test('after a statement that fails the next one runs', async () => {
  await expect(client.execute('INSERT INTO nowhere VALUES (1)')).rejects.toThrow(/nowhere/)
  await client.execute("INSERT INTO words VALUES ('after')")
  expect(await readWords()).toEqual(['after'])
})

/**
 * Locks the database as another program does, until the returned function is called. It uses the same
 * library, since a process owns its file locks, and two libraries in it do not see each other's.
 */
async function lock(): Promise<() => Promise<void>> {
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
  const unlock = await lock()
  const writes = [write('one'), client.execute("INSERT INTO words VALUES ('two')")]
  expect(await readWords()).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await readWords()).toEqual([])
  await unlock()
  await Promise.all(writes)
  expect(await readWords()).toEqual(['one', 'two'])
})

test('after another program has locked the database too long, later writes are stored', async () => {
  const impatient = await openSqlite(`file://${folder}/test.db`, 50)
  const unlock = await lock()
  await expect(write('refused', impatient)).rejects.toThrow('SQLITE_BUSY')
  await unlock()
  for (const word of ['first', 'second', 'third']) await write(word, impatient)
  impatient.close()
  expect(await readWords()).toEqual(['first', 'second', 'third'])
})
