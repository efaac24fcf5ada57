import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CommandError } from '../commands/command-errors.ts'
import { folderStore } from '../media/store/folder-store.ts'
import type { MediaStore } from '../media/store/media-store.ts'
import { openStore } from '../media/store/open-store.ts'
import type { StoreSettings } from '../media/store/settings.ts'
import { syncFolder } from './rename-atomically.ts'

/** An empty store into which an archive's media are restored. */
export interface MediaDestination {
  /** For the operator. */
  readonly place: string
  /** Throws `CommandError` if the store has files. */
  assertEmpty(): Promise<void>
  /** The store for the files during the restore. */
  readonly store: MediaStore
  /** Makes the files the desk's. */
  commit(): Promise<void>
  /** Removes the stored files if the restore fails. */
  rollback(stored: readonly string[]): Promise<void>
}

async function assertEmpty(store: MediaStore): Promise<void> {
  for await (const { name } of store.list('')) {
    throw new CommandError(
      `${store.place} has files already (${name}): a restore goes into an empty place.`,
    )
  }
}

/**
 * A folder: the files are in a temporary one until it is renamed, so that it is complete or does not
 * exist.
 */
function folderDestination(folder: string, tempFolder: string): MediaDestination {
  const part = join(tempFolder, 'media')
  const store = folderStore(part)
  let isCommitted = false
  return {
    place: folder,
    store,
    assertEmpty: () => assertEmpty(folderStore(folder)),
    commit: async () => {
      await mkdir(part, { recursive: true })
      await syncFolder(part)
      await mkdir(dirname(folder), { recursive: true })
      // This replaces an empty folder, and fails on any other (POSIX rename).
      await rename(part, folder)
      isCommitted = true
      await syncFolder(dirname(folder))
    },
    rollback: async () => {
      if (isCommitted) await rename(folder, part)
    },
  }
}

/** A bucket: its files cannot be renamed and get their names at once, before there is a database. */
function bucketDestination(store: MediaStore): MediaDestination {
  return {
    place: store.place,
    store,
    assertEmpty: () => assertEmpty(store),
    commit: async () => undefined,
    rollback: (stored) => store.remove(stored).catch(() => undefined),
  }
}

/** The destination that the settings name; `tempFolder` is on the data folder's disk. */
export function mediaDestination(settings: StoreSettings, tempFolder: string): MediaDestination {
  return settings.kind === 's3'
    ? bucketDestination(openStore(settings))
    : folderDestination(settings.folder, tempFolder)
}
