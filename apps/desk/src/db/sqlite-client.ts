import { type Client, createClient, type InStatement, type Transaction } from '@libsql/client'
import { createMutex } from './mutex.ts'

/** How long a write waits for another process that is writing. */
export const BUSY_MS = 5_000

/** How long a connection waits by itself, standing in the way of everything else in this process. */
const BLOCKED_MS = 100

/** How long it lets others do their work before it tries again. */
const AGAIN_MS = 50

/** How long a write waits for the writes before it in this process: large uploads take a while. */
const QUEUE_MS = 30_000

async function connection(url: string, foreignKeys: 'ON' | 'OFF'): Promise<Client> {
  const client = createClient({ url })
  await client.execute(`PRAGMA busy_timeout = ${BLOCKED_MS}`)
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute('PRAGMA journal_size_limit = 67108864')
  await client.execute('PRAGMA synchronous = FULL')
  await client.execute(`PRAGMA foreign_keys = ${foreignKeys}`)
  return client
}

const sqlOf = (statement: InStatement): string =>
  typeof statement === 'string' ? statement : statement.sql

const onlyReads = (statement: InStatement): boolean => /^\s*select\b/i.test(sqlOf(statement))

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  /\bSQLITE_BUSY\b/.test(`${'code' in error && error.code} ${error.message}`)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * A libSQL client with one connection that reads and one that writes, where writes and transactions
 * take turns without blocking the thread.
 *
 * The client of the package answers a second transaction with a blocking wait that the first one can
 * never end, because both run on this thread; and it opens a new connection after each transaction,
 * which has none of the settings above. A statement that found the database held by another process
 * it leaves begun: until that is collected, no COMMIT of its connection succeeds. So the connection
 * that writes is another one after each such refusal.
 *
 * Foreign keys hold but while tables are made anew: no transaction can change whether they do.
 */
export async function openSqlite(
  url: string,
  busyMs = BUSY_MS,
  foreignKeys: 'ON' | 'OFF' = 'ON',
): Promise<Client> {
  const reader = await connection(url, foreignKeys)
  let writer = await connection(url, foreignKeys)
  const turns = createMutex(QUEUE_MS)

  async function renewWriter(): Promise<void> {
    const former = writer
    writer = await connection(url, foreignKeys)
    former.close()
  }

  /** Does one piece of work with the connection that writes, again while another process writes. */
  async function patiently<T>(work: () => Promise<T>): Promise<T> {
    const last = performance.now() + busyMs
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isBusy(error)) throw error
        await renewWriter()
        if (performance.now() > last) throw error
        await pause(AGAIN_MS)
      }
    }
  }

  const transaction = async (): Promise<Transaction> => {
    const done = await turns.take()
    try {
      await patiently(() => writer.execute('BEGIN IMMEDIATE'))
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
        // Whatever it was, nothing of it is left in the way of the next.
        await renewWriter()
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
      onlyReads(statement)
        ? reader.execute(statement)
        : inTurn(() => patiently(() => writer.execute(statement))),
    batch: (statements, mode) => inTurn(() => patiently(() => writer.batch(statements, mode))),
    migrate: (statements) => inTurn(() => patiently(() => writer.migrate(statements))),
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
