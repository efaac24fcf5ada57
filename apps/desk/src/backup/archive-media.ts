import { type MediaStore, readWhole } from '../media-store/media-store.ts'
import type { Progress } from '../moving-in/progress.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { type ArchivedFile, MEDIA_FOLDER } from './manifest.ts'
import { unlessStopped } from './refusals.ts'

/** Most files that are asked for at a time: a bucket takes its time for each. */
const AT_ONCE = 16

/** Most bytes that are asked for at a time; a larger file comes alone, 200 MB at most. */
const BYTES_AT_ONCE = 32 * 1024 * 1024

/** How often a file is asked for before the store counts as away. */
const TRIES = 3

/** Names in batches that memory holds. */
export function* batches(names: Iterable<string>, sizeOf: (name: string) => number) {
  let batch: string[] = []
  let bytes = 0
  for (const name of names) {
    const size = sizeOf(name)
    if (batch.length === AT_ONCE || (batch.length > 0 && bytes + size > BYTES_AT_ONCE)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(name)
    bytes += size
  }
  if (batch.length > 0) yield batch
}

async function readSteadily(store: MediaStore, name: string): Promise<Buffer | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readWhole(store, name)
    } catch (error) {
      if (attempt === TRIES) throw error
    }
  }
}

async function* once(data: Uint8Array) {
  yield data
}

export interface MediaToArchive {
  readonly store: MediaStore
  readonly archive: ArchiveWriter
  /** What the archive has already, by name in the store; what is added is added here. */
  readonly kept: Map<string, ArchivedFile>
  readonly progress: Progress
  readonly signal: AbortSignal
}

/**
 * Adds files of the media to an archive, each once: a name stands for the same bytes for ever, as it
 * carries a mark of them. Answers the names that the store has not; rejects with `StoreAway`.
 */
export async function archiveMedia(
  names: readonly string[],
  { store, archive, kept, progress, signal }: MediaToArchive,
): Promise<string[]> {
  const due = [...new Set(names)].filter((name) => !kept.has(name))
  const sizes = new Map<string, number>()
  for await (const { name, size } of store.list('')) sizes.set(name, size)
  const missing: string[] = []
  progress.begin('Media', due.length)
  for (const batch of batches(due, (name) => sizes.get(name) ?? 0)) {
    const found = await Promise.all(batch.map((name) => readSteadily(store, name)))
    for (const [i, name] of batch.entries()) {
      unlessStopped(signal)
      const data = found[i]
      if (data) {
        kept.set(name, await archive.add(MEDIA_FOLDER + name, data.byteLength, once(data)))
      } else missing.push(name)
      progress.step()
    }
  }
  progress.end()
  return missing
}
