import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { throwIfStopped } from '../commands/command-errors.ts'
import type { Progress } from '../commands/progress.ts'
import { type MediaStore, readWhole } from '../media/store/media-store.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { type ArchivedFile, MEDIA_FOLDER, MEMORY_LIMITS } from './manifest.ts'

const { files: MAX_FILES, bytes: MAX_BYTES } = MEMORY_LIMITS

/** Attempts for a file before the store counts as unavailable. */
const MAX_ATTEMPTS = 3

/** Divides names into batches whose files fit into memory; a larger file is a batch of its own. */
export function* batches(names: Iterable<string>, sizeOf: (name: string) => number) {
  let batch: string[] = []
  let bytes = 0
  for (const name of names) {
    const size = sizeOf(name)
    if (batch.length === MAX_FILES || (batch.length > 0 && bytes + size > MAX_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(name)
    bytes += size
  }
  if (batch.length > 0) yield batch
}

/** A file that was read from the store, in memory or on the disk. */
interface FetchedFile {
  readonly bytes: number
  readonly body: AsyncIterable<Uint8Array>
}

async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error
    }
  }
}

async function* toIterable(data: Uint8Array) {
  yield data
}

async function fetchToMemory(store: MediaStore, name: string): Promise<FetchedFile | undefined> {
  const data = await retry(() => readWhole(store, name))
  return data && { bytes: data.byteLength, body: toIterable(data) }
}

/** A file cannot go straight to the archive, because the store may fail in the middle of it. */
async function fetchToDisk(
  store: MediaStore,
  name: string,
  path: string,
): Promise<FetchedFile | undefined> {
  const source = await retry(async () => {
    const stream = await store.read(name)
    if (stream) await pipeline(stream, createWriteStream(path, { mode: 0o600 }))
    return stream
  })
  return source && { bytes: (await stat(path)).size, body: createReadStream(path) }
}

interface ArchiveOptions {
  readonly store: MediaStore
  readonly archive: ArchiveWriter
  /** For files that are too large for memory. */
  readonly folder: string
  /** The archived files by their names in the store; new ones are added. */
  readonly archived: Map<string, ArchivedFile>
  readonly progress: Progress
  readonly signal: AbortSignal
}

/**
 * Adds media files to an archive, each once: since a name contains a hash, it always stands for the same
 * bytes. Returns the names that the store does not have; rejects with `StoreUnavailable`.
 */
export async function archiveMedia(
  names: readonly string[],
  { store, archive, folder, archived, progress, signal }: ArchiveOptions,
): Promise<string[]> {
  const pending = [...new Set(names)].filter((name) => !archived.has(name))
  const sizes = new Map<string, number>()
  for await (const { name, size } of store.list('')) sizes.set(name, size)
  const missing: string[] = []
  progress.begin('Media', pending.length)
  const sizeOf = (name: string) => sizes.get(name) ?? 0
  const fetch = (name: string) =>
    sizeOf(name) > MAX_BYTES
      ? fetchToDisk(store, name, join(folder, 'large-file'))
      : fetchToMemory(store, name)
  for (const batch of batches(pending, sizeOf)) {
    const files = await Promise.all(batch.map(fetch))
    for (const [i, name] of batch.entries()) {
      throwIfStopped(signal)
      const file = files[i]
      if (file) archived.set(name, await archive.add(MEDIA_FOLDER + name, file.bytes, file.body))
      else missing.push(name)
      progress.step()
    }
  }
  progress.end()
  return missing
}
