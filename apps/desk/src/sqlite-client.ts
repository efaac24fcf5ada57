import { type Client, createClient, type InStatement, type Transaction } from '@libsql/client'
import { oneAtATime } from './one-at-a-time.ts'

/** How long a connection waits for another process that is writing. */
export const BUSY_MS = 5_000

/** How long a write waits for the writes before it in this process: large uploads take a while. */
const QUEUE_MS = 30_000

async function connection(url: string): Promise<Client> {
  const client = createClient({ url })
  await client.execute(`PRAGMA busy_timeout = ${BUSY_MS}`)
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute('PRAGMA journal_size_limit = 67108864')
  await client.execute('PRAGMA synchronous = FULL')
  await client.execute('PRAGMA foreign_keys = ON')
  return client
}

const sqlOf = (statement: InStatement): string =>
  typeof statement === 'string' ? statement : statement.sql

const onlyReads = (statement: InStatement): boolean => /^\s*select\b/i.test(sqlOf(statement))

/**
 * A libSQL client with one connection that reads and one that writes, where writes and transactions
 * take turns without blocking the thread.
 *
 * The client of the package answers a second transaction with a blocking wait that the first one can
 * never end, because both run on this thread; and it opens a new connection after each transaction,
 * which has none of the settings above.
 */
export async function openSqlite(url: string): Promise<Client> {
  const reader = await connection(url)
  const writer = await connection(url)
  const turns = oneAtATime(QUEUE_MS)

  const transaction = async (): Promise<Transaction> => {
    const done = await turns.take()
    try {
      await writer.execute('BEGIN IMMEDIATE')
    } catch (error) {
      done()
      throw error
    }
    let isOpen = true
    const end = async (statement: 'COMMIT' | 'ROLLBACK') => {
      if (!isOpen) return
      isOpen = false
      try {
        await writer.execute(statement)
      } catch (error) {
        if (statement === 'COMMIT') await writer.execute('ROLLBACK').catch(() => undefined)
        throw error
      } finally {
        done()
      }
    }
    return {
      execute: (statement: InStatement) => writer.execute(statement),
      batch: async (statements) => {
        const results = []
        for (const statement of statements) results.push(await writer.execute(statement))
        return results
      },
      executeMultiple: (sql) => writer.executeMultiple(sql),
      commit: () => end('COMMIT'),
      rollback: () => end('ROLLBACK'),
      close: () => void end('ROLLBACK').catch(() => undefined),
      get closed() {
        return !isOpen
      },
    }
  }

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await turns.take()
    try {
      return await work()
    } finally {
      done()
    }
  }

  return {
    protocol: 'file',
    execute: (statement: InStatement) =>
      onlyReads(statement) ? reader.execute(statement) : inTurn(() => writer.execute(statement)),
    batch: (statements, mode) => inTurn(() => writer.batch(statements, mode)),
    migrate: (statements) => inTurn(() => writer.migrate(statements)),
    executeMultiple: (sql) => inTurn(() => writer.executeMultiple(sql)),
    transaction,
    sync: () => writer.sync(),
    close: () => {
      reader.close()
      writer.close()
    },
    get closed() {
      return writer.closed
    },
  }
}
