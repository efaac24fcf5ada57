import { type Client, createClient, type InStatement, type Transaction } from '@libsql/client'
import { createMutex } from './mutex.ts'

/** Longest wait of a write for another process that is writing. */
export const MAX_BUSY_MS = 5_000

/** How long SQLite itself waits for a lock, which blocks this process meanwhile. */
const BLOCKING_MS = 100

/** Delay before the next attempt, during which this process does other work. */
const RETRY_DELAY_MS = 50

/** Longest wait of a write for earlier writes of this process, such as large uploads. */
const MAX_QUEUE_MS = 30_000

async function connect(url: string, foreignKeys: 'ON' | 'OFF'): Promise<Client> {
  const client = createClient({ url })
  await client.execute(`PRAGMA busy_timeout = ${BLOCKING_MS}`)
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute('PRAGMA journal_size_limit = 67108864')
  await client.execute('PRAGMA synchronous = FULL')
  await client.execute(`PRAGMA foreign_keys = ${foreignKeys}`)
  return client
}

const isRead = (statement: InStatement): boolean =>
  /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.sql)

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  /\bSQLITE_BUSY\b/.test(`${'code' in error && error.code} ${error.message}`)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * A libSQL client with a connection for reads and one for writes. Writes and transactions wait for each
 * other without blocking the thread.
 *
 * The package's own client blocks the thread when a second transaction begins, so that the first one, on
 * the same thread, never ends; and it opens a new connection after each transaction, without the settings
 * above. A statement that another process's lock refused stays begun in it, and until that is
 * garbage-collected no COMMIT of its connection succeeds: the writer is therefore replaced after each
 * such refusal.
 *
 * `foreignKeys` is `OFF` while tables are rebuilt; within a transaction it cannot be changed.
 */
export async function openSqlite(
  url: string,
  busyMs = MAX_BUSY_MS,
  foreignKeys: 'ON' | 'OFF' = 'ON',
): Promise<Client> {
  const reader = await connect(url, foreignKeys)
  let writer = await connect(url, foreignKeys)
  const mutex = createMutex(MAX_QUEUE_MS)

  async function renewWriter(): Promise<void> {
    const former = writer
    writer = await connect(url, foreignKeys)
    former.close()
  }

  /** Repeats work with the writer while another process holds the database. */
  async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + busyMs
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isBusy(error)) throw error
        await renewWriter()
        if (performance.now() > deadline) throw error
        await pause(RETRY_DELAY_MS)
      }
    }
  }

  const transaction = async (): Promise<Transaction> => {
    const release = await mutex.acquire()
    try {
      await retryWhileBusy(() => writer.execute('BEGIN IMMEDIATE'))
    } catch (error) {
      release()
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
        // A new connection leaves nothing of the failure for the next transaction.
        await renewWriter()
        throw error
      } finally {
        release()
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

  const write = <T>(work: () => Promise<T>) => mutex.run(() => retryWhileBusy(work))

  return {
    protocol: 'file',
    execute: (statement: InStatement) =>
      isRead(statement) ? reader.execute(statement) : write(() => writer.execute(statement)),
    batch: (statements, mode) => write(() => writer.batch(statements, mode)),
    migrate: (statements) => write(() => writer.migrate(statements)),
    executeMultiple: (sql) => mutex.run(() => writer.executeMultiple(sql)),
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
