import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Progress } from '../../commands/progress.ts'
import { type MediaStore, readWhole } from './media-store.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/** Files that are copied at a time; memory holds each as a whole, 200 MB at most. */
const MAX_CONCURRENT = 4

export interface CopyReport {
  /** Files that were copied, and compared with the source. */
  readonly copied: number
  /** Files that the destination had already, byte for byte. */
  readonly existing: number
  /** Size of both in bytes. */
  readonly bytes: number
  /** One line for each file that failed, with the reason. */
  readonly failed: readonly string[]
}

/**
 * Whether a store has exactly these bytes: by size, then by the tag if it is the MD5 of the content, as in
 * most stores that speak S3, else by reading the file back.
 */
async function hasBytes(store: MediaStore, name: string, data: Buffer): Promise<boolean> {
  const stat = await store.stat(name)
  if (stat?.size !== data.byteLength) return false
  if (stat.tag === `"${hash('md5', data)}"`) return true
  return (await readWhole(store, name))?.equals(data) ?? false
}

/**
 * Copies every file of a store to another one and compares the copies. It deletes nothing and skips what
 * the destination has, so that it can be run again at any time. A file that fails is reported and does
 * not stop the others. Rejects with `StoreUnavailable` if the source cannot be listed.
 */
export async function copyFiles(
  from: MediaStore,
  to: MediaStore,
  progress: Progress,
  signal?: AbortSignal,
): Promise<CopyReport> {
  const names = (await Array.fromAsync(from.list(''))).map(({ name }) => name).sort()
  const counts = { copied: 0, existing: 0, bytes: 0 }
  const failed: string[] = []

  async function copy(name: string): Promise<void> {
    const data = await readWhole(from, name)
    // An editor may have deleted the file since it was listed.
    if (!data) return
    if (await hasBytes(to, name, data)) counts.existing += 1
    else {
      await to.put(name, data)
      if (!(await hasBytes(to, name, data))) {
        throw new StoreUnavailable(to.place, 'other bytes arrived')
      }
      counts.copied += 1
    }
    counts.bytes += data.byteLength
  }

  async function copyUnlessStopped(name: string): Promise<void> {
    if (signal?.aborted) return
    await copy(name).catch((error: Error) => failed.push(`${name}: ${error.message}`))
    progress.step()
  }

  progress.begin('Files', names.length)
  await Readable.from(names).forEach(copyUnlessStopped, { concurrency: MAX_CONCURRENT })
  progress.end()
  return { ...counts, failed: failed.sort() }
}
