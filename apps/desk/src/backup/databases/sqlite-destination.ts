import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { CommandError } from '../../commands/command-errors.ts'
import { migrations } from '../../migrations/sqlite/index.ts'
import { renameAtomically } from '../rename-atomically.ts'
import { assertSameRows, type DatabaseDestination, limitTo } from './database-destination.ts'
import { countSoundRows, withSqlite } from './sqlite-snapshot.ts'

/** The SQLite file of a data folder, which must not exist yet. */
export function sqliteDestination(dataDir: string): DatabaseDestination {
  const file = join(dataDir, 'gaashaan.db')
  let part = ''
  return {
    kind: 'sqlite',
    place: file,
    migrations: migrations.map(({ name }) => name),
    assertEmpty: async () => {
      const existing = [file, `${file}-wal`, `${file}-shm`, `${file}-journal`].find(existsSync)
      if (existing === undefined) return
      throw new CommandError(
        `${existing} is there already: a restore goes into an empty place. Name another DATA_DIR, or move that away first.`,
      )
    },
    receive: async (body, folder, maxBytes) => {
      part = join(folder, 'gaashaan.db')
      const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(body, createZstdDecompress(), limitTo(maxBytes), output)
    },
    commit: async (rows) => {
      assertSameRows(rows, await withSqlite(part, countSoundRows))
      await renameAtomically(part, file)
    },
  }
}
