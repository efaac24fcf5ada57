import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { Refused } from '../../commands/refusals.ts'
import { migrations } from '../../migrations/sqlite/index.ts'
import { renameAtomically } from '../rename-atomically.ts'
import { assertSameRows } from './assert-same-rows.ts'
import type { DatabaseDestination } from './database-destination.ts'
import { soundRows, withSqlite } from './sqlite-snapshot.ts'

/** The SQLite file of a data folder that has none. */
export function sqliteDestination(dataDir: string): DatabaseDestination {
  const file = join(dataDir, 'gaashaan.db')
  let part = ''
  return {
    kind: 'sqlite',
    place: file,
    migrations: migrations.map(({ name }) => name),
    assertEmpty: async () => {
      const there = [file, `${file}-wal`, `${file}-shm`, `${file}-journal`].find(existsSync)
      if (there === undefined) return
      throw new Refused(
        `${there} is there already: a restore goes into an empty place. Name another DATA_DIR, or move that away first.`,
      )
    },
    take: async (body, folder) => {
      part = join(folder, 'gaashaan.db')
      const to = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(body, createZstdDecompress(), to)
    },
    settle: async (rows) => {
      assertSameRows(rows, await withSqlite(part, soundRows))
      await renameAtomically(part, file)
    },
  }
}
