import { createHash } from 'node:crypto'
import type { Progress } from '../../commands/progress.ts'
import { type MediaStore, readWhole } from './media-store.ts'
import { StoreAway } from './store-away.ts'

/** Files under way at a time; each is in memory whole, 200 MB at most. */
const AT_ONCE = 4

export interface CopyReport {
  /** Copied, and read back as they are at the source. */
  readonly copied: number
  /** At the destination already, byte for byte. */
  readonly there: number
  /** In bytes, of both. */
  readonly bytes: number
  /** What did not come and why, one line a file. */
  readonly failed: readonly string[]
}

/**
 * Whether a store has exactly these bytes: by size, then by the tag where the store makes it of the
 * content (MD5, as most that speak S3 do), else by reading the file back.
 */
async function hasBytes(store: MediaStore, name: string, data: Buffer): Promise<boolean> {
  const facts = await store.facts(name)
  if (facts?.size !== data.byteLength) return false
  if (facts.tag === `"${createHash('md5').update(data).digest('hex')}"`) return true
  return (await readWhole(store, name))?.equals(data) ?? false
}

/**
 * Copies every file of a store to another one and compares what came. Nothing is ever deleted, and
 * what is there already is left, so it may be run again at any time, or after it was stopped. A file
 * that fails is told and does not stop the others; rejects with `StoreAway` when the source's list
 * cannot be read.
 */
export async function copyFiles(
  from: MediaStore,
  to: MediaStore,
  progress: Progress,
  signal?: AbortSignal,
): Promise<CopyReport> {
  const names = (await Array.fromAsync(from.list(''))).map(({ name }) => name).sort()
  const counts = { copied: 0, there: 0, bytes: 0 }
  const failed: string[] = []

  async function copy(name: string): Promise<void> {
    const data = await readWhole(from, name)
    // Deleted at the desk since it was listed.
    if (!data) return
    if (await hasBytes(to, name, data)) counts.there += 1
    else {
      await to.put(name, data)
      if (!(await hasBytes(to, name, data))) throw new StoreAway(to.place, 'other bytes arrived')
      counts.copied += 1
    }
    counts.bytes += data.byteLength
  }

  progress.begin('Files', names.length)
  const next = names.values()
  const work = async () => {
    for (const name of next) {
      if (signal?.aborted) return
      await copy(name).catch((error: Error) => failed.push(`${name}: ${error.message}`))
      progress.step()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  progress.end()
  return { ...counts, failed: failed.sort() }
}
