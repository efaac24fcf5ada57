import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { createZstdCompress } from 'node:zlib'
import { createClient } from '@libsql/client'
import { CommandError } from '../../commands/command-errors.ts'
import { countRows, type Query, readContent, type TakeSnapshot } from '../snapshot.ts'

const TABLES =
  "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY 1"

/** Longest wait for a desk that writes without a pause: nobody waits for a command as for a page. */
const MAX_WAIT_MS = 60_000

/** Opens a SQLite file with the desk's own client library: two libraries would undo each other's locks. */
export async function withSqlite<T>(file: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = createClient({ url: pathToFileURL(file).href })
  try {
    await client.execute(`PRAGMA busy_timeout = ${MAX_WAIT_MS}`)
    return await work(
      async (sql, values = []) =>
        (await client.execute({ sql, args: values as never })).rows as never,
    )
  } finally {
    client.close()
  }
}

/** The number of rows of each table; throws if SQLite finds the file damaged. */
export async function countSoundRows(query: Query): Promise<Record<string, number>> {
  const [check] = await query<{ integrity_check: string }>('PRAGMA integrity_check(1)')
  const result = String(check?.integrity_check)
  if (result !== 'ok') throw new CommandError(`The database is damaged: ${result}`)
  return countRows(query, await query(TABLES))
}

/**
 * Takes snapshots of the SQLite file while others write to it: `VACUUM INTO` reads everything, also what
 * is still in the `-wal` file, in one transaction, and blocks no writer. SQLite's backup API would begin
 * again after each write of another process.
 */
export function sqliteSnapshots(file: string): TakeSnapshot {
  return async (folder, signal) => {
    if (!existsSync(file)) throw new CommandError(`There is no database at ${file}`)
    const copy = join(folder, `${randomUUID()}.db`)
    const takenAt = new Date()
    await withSqlite(file, (query) => query('VACUUM INTO ?', [copy]))
    const content = await withSqlite(copy, async (query) => ({
      rows: await countSoundRows(query),
      ...(await readContent(query)),
    }))
    const compressed = `${copy}.zst`
    const output = createWriteStream(compressed, { mode: 0o600 })
    await pipeline(createReadStream(copy), createZstdCompress(), output, { signal })
    const { size: databaseBytes } = await stat(copy)
    await rm(copy)
    return { database: 'sqlite', takenAt, file: compressed, databaseBytes, ...content }
  }
}
