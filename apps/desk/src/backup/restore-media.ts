import { createHash } from 'node:crypto'
import { CommandError, throwIfStopped } from '../commands/command-errors.ts'
import type { Progress } from '../commands/progress.ts'
import type { MediaStore } from '../media/store/media-store.ts'
import { type ArchivedFile, MEMORY_LIMITS } from './manifest.ts'

/** Stores files in batches that fit into memory. */
export function createMediaWriter(store: MediaStore) {
  let batch: { name: string; data: Uint8Array }[] = []
  let bytes = 0
  const stored: string[] = []
  const flush = async () => {
    const files = batch
    batch = []
    bytes = 0
    stored.push(...files.map(({ name }) => name))
    await Promise.all(files.map(({ name, data }) => store.put(name, data)))
  }
  return {
    /** Names of all files that the store may have by now. */
    stored,
    add: async (name: string, data: Uint8Array) => {
      batch.push({ name, data })
      bytes += data.byteLength
      if (batch.length === MEMORY_LIMITS.files || bytes >= MEMORY_LIMITS.bytes) await flush()
    },
    flush,
  }
}

/** Reads all media back; throws `CommandError` if the store has other bytes than the archive. */
export async function compareMedia(
  store: MediaStore,
  media: ReadonlyMap<string, ArchivedFile>,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  progress.begin('Reading the media back', media.size)
  for (const [storedName, { name, sha256 }] of media) {
    throwIfStopped(signal)
    const body = await store.read(storedName)
    const hash = createHash('sha256')
    for await (const chunk of body ?? []) hash.update(chunk)
    if (!body || hash.digest('hex') !== sha256) {
      throw new CommandError(`${name} came to ${store.place} with other bytes.`)
    }
    progress.step()
  }
  progress.end()
}
