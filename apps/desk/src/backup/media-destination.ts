import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refused } from '../commands/refusals.ts'
import { folderStore } from '../media/store/folder-store.ts'
import type { MediaStore } from '../media/store/media-store.ts'
import { openStore } from '../media/store/open-store.ts'
import type { StoreSettings } from '../media/store/settings.ts'
import { keepNames } from './rename-atomically.ts'

/** An empty store that an archive's media are put into. */
export interface MediaDestination {
  /** For the operator. */
  readonly place: string
  /** Throws `Refused` where the store has files. */
  assertEmpty(): Promise<void>
  /** Where the files are put. */
  readonly store: MediaStore
  /** Has the store be the desk's. */
  settle(): Promise<void>
  /** Takes back what was put, where the restore does not come to its end. */
  undo(put: readonly string[]): Promise<void>
}

async function assertNone(store: MediaStore): Promise<void> {
  for await (const { name } of store.list('')) {
    throw new Refused(
      `${store.place} has files already (${name}): a restore goes into an empty place.`,
    )
  }
}

/** A folder's files are put beside it first, so that it is there whole or not at all. */
function folderDestination(folder: string, beside: string): MediaDestination {
  const part = join(beside, 'media')
  const store = folderStore(part)
  let isSettled = false
  return {
    place: folder,
    store,
    assertEmpty: () => assertNone(folderStore(folder)),
    settle: async () => {
      await mkdir(part, { recursive: true })
      await keepNames(part)
      await mkdir(dirname(folder), { recursive: true })
      // Takes the place of an empty folder, and of nothing else (POSIX rename).
      await rename(part, folder)
      isSettled = true
      await keepNames(dirname(folder))
    },
    undo: async () => {
      if (isSettled) await rename(folder, part)
    },
  }
}

/** A bucket has no second name for a file: they are there at once, and the database comes last. */
function bucketDestination(store: MediaStore): MediaDestination {
  return {
    place: store.place,
    store,
    assertEmpty: () => assertNone(store),
    settle: async () => undefined,
    undo: (put) => store.remove(put).catch(() => undefined),
  }
}

/** The store that the settings name; `beside` is a folder of the restore's own on the same disk. */
export function mediaDestination(settings: StoreSettings, beside: string): MediaDestination {
  return settings.kind === 's3'
    ? bucketDestination(openStore(settings))
    : folderDestination(settings.folder, beside)
}
