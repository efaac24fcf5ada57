import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Progress } from '../commands/progress.ts'
import { unlessStopped } from '../commands/refusals.ts'
import { type MediaStore, readWhole } from '../media/store/media-store.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { type ArchivedFile, MEDIA_FOLDER } from './manifest.ts'

/** Most files requested at a time, since a bucket is slow for each. */
const AT_ONCE = 16

/** Most bytes that memory holds at a time; a larger file goes by way of the disk. */
const BYTES_AT_ONCE = 32 * 1024 * 1024

/** Attempts for a file before the store counts as away. */
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

/** What is kept of a file until it is its turn. */
interface Held {
  readonly bytes: number
  readonly body: AsyncIterable<Uint8Array>
}

async function steadily<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === TRIES) throw error
    }
  }
}

async function* once(data: Uint8Array) {
  yield data
}

async function inMemory(store: MediaStore, name: string): Promise<Held | undefined> {
  const data = await steadily(() => readWhole(store, name))
  return data && { bytes: data.byteLength, body: once(data) }
}

/** A store may break off in the middle of a file, and an archive cannot take back what it has. */
async function onDisk(store: MediaStore, name: string, spool: string): Promise<Held | undefined> {
  const isThere = await steadily(async () => {
    const source = await store.read(name)
    if (source) await pipeline(source, createWriteStream(spool, { mode: 0o600 }))
    return source !== undefined
  })
  if (!isThere) return undefined
  return { bytes: (await stat(spool)).size, body: createReadStream(spool) }
}

export interface MediaToArchive {
  readonly store: MediaStore
  readonly archive: ArchiveWriter
  /** For what is too large for memory. */
  readonly folder: string
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
  { store, archive, folder, kept, progress, signal }: MediaToArchive,
): Promise<string[]> {
  const due = [...new Set(names)].filter((name) => !kept.has(name))
  const sizes = new Map<string, number>()
  for await (const { name, size } of store.list('')) sizes.set(name, size)
  const missing: string[] = []
  progress.begin('Media', due.length)
  const sizeOf = (name: string) => sizes.get(name) ?? 0
  const spool = join(folder, 'large-file')
  const hold = (name: string) =>
    sizeOf(name) > BYTES_AT_ONCE ? onDisk(store, name, spool) : inMemory(store, name)
  for (const batch of batches(due, sizeOf)) {
    const found = await Promise.all(batch.map(hold))
    for (const [i, name] of batch.entries()) {
      unlessStopped(signal)
      const file = found[i]
      if (file) kept.set(name, await archive.add(MEDIA_FOLDER + name, file.bytes, file.body))
      else missing.push(name)
      progress.step()
    }
  }
  progress.end()
  return missing
}
