import { statfs } from 'node:fs/promises'
import { CommandError } from '../commands/command-errors.ts'
import type { StoreSettings } from '../media/store/settings.ts'
import { archivedMedia, type Manifest } from './manifest.ts'

export interface Room {
  /** What the database's file may have without its compression. */
  readonly maxDatabaseBytes: number
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, bytes) => total + bytes, 0)

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`

/**
 * Throws `CommandError` if the data folder's disk has less room than an archive's content takes there.
 * Archives of version 0.1.0 do not tell the size of their database: it may have what the media leave.
 */
export async function assertRoom(
  manifest: Manifest,
  dataDir: string,
  media: StoreSettings,
): Promise<Room> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const archived = sum([...archivedMedia(manifest).values()].map(({ bytes }) => bytes))
  const mediaBytes = media.kind === 'folder' ? archived : 0
  const databaseFile = sum(manifest.files.map(({ bytes }) => bytes)) - archived
  const databaseBytes = manifest.databaseBytes ?? databaseFile
  const needed = mediaBytes + databaseBytes
  if (needed > free) {
    throw new CommandError(
      `The disk of ${dataDir} has room for ${inMegabytes(free)}, and the archive takes ${inMegabytes(needed)} there: make room, or name a DATA_DIR on another disk.`,
    )
  }
  const isCompressed = manifest.database === 'sqlite' && manifest.databaseBytes === undefined
  return { maxDatabaseBytes: isCompressed ? free - mediaBytes : databaseBytes }
}
