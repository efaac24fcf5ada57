import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { createZstdCompress } from 'node:zlib'
import { type Client, createClient } from '@libsql/client'
import { Refused } from '../../commands/refusals.ts'
import { BUSY_MS } from '../../db/sqlite-client.ts'
import { MEDIA_NAMES, NEWEST_MIGRATION, namesOf, type TakeSnapshot } from '../snapshot.ts'

/** Opens a SQLite file with the client that the desk has: two libraries would undo each other's locks. */
export async function withSqlite<T>(
  file: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = createClient({ url: pathToFileURL(file).href })
  try {
    await client.execute(`PRAGMA busy_timeout = ${BUSY_MS}`)
    return await work(client)
  } finally {
    client.close()
  }
}

/** Rows of each table; throws where SQLite finds the file damaged. */
export async function soundRows(client: Client): Promise<Record<string, number>> {
  const said = await client.execute('PRAGMA integrity_check(1)')
  const verdict = String(said.rows[0]?.integrity_check)
  if (verdict !== 'ok') throw new Refused(`The database is damaged: ${verdict}`)
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
  )
  const counts: Record<string, number> = {}
  for (const name of rows.map((row) => String(row.name)).sort()) {
    const { rows: counted } = await client.execute(`SELECT count(*) AS n FROM "${name}"`)
    counts[name] = Number(counted[0]?.n)
  }
  return counts
}

/**
 * Takes snapshots of the SQLite file while others write to it: `VACUUM INTO` reads in one
 * transaction, what stands in the `-wal` file included, and holds nobody up. SQLite's own backup
 * would begin again after each write of another process.
 */
export function sqliteSnapshots(file: string): TakeSnapshot {
  return async (folder, signal) => {
    if (!existsSync(file)) throw new Refused(`There is no database at ${file}`)
    const copy = join(folder, `${randomUUID()}.db`)
    const taken = new Date()
    await withSqlite(file, (client) => client.execute({ sql: 'VACUUM INTO ?', args: [copy] }))
    const known = await withSqlite(copy, async (client) => {
      const rows = await soundRows(client)
      const newest = await client.execute(NEWEST_MIGRATION)
      const media = await client.execute(MEDIA_NAMES)
      return {
        rows,
        migration: String(newest.rows[0]?.name),
        media: media.rows.flatMap((row) => namesOf(row as never)),
      }
    })
    const packed = `${copy}.zst`
    const to = createWriteStream(packed, { mode: 0o600 })
    await pipeline(createReadStream(copy), createZstdCompress(), to, { signal })
    await rm(copy)
    return { database: 'sqlite', taken, file: packed, ...known }
  }
}
