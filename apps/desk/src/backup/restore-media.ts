import { createHash } from 'node:crypto'
import type { Progress } from '../commands/progress.ts'
import { Refused, unlessStopped } from '../commands/refusals.ts'
import type { MediaStore } from '../media/store/media-store.ts'
import { type ArchivedFile, MEDIA_FOLDER } from './manifest.ts'

/** Files that are put at a time, and the bytes that memory holds of them before they are. */
const AT_ONCE = 16
const BYTES_AT_ONCE = 32 * 1024 * 1024

/** Puts files into a store as they come, some at a time. */
export function createMediaWriter(store: MediaStore) {
  let waiting: { name: string; data: Uint8Array }[] = []
  let bytes = 0
  const put: string[] = []
  const flush = async () => {
    const batch = waiting
    waiting = []
    bytes = 0
    put.push(...batch.map(({ name }) => name))
    await Promise.all(batch.map(({ name, data }) => store.put(name, data)))
  }
  return {
    /** Names of all that may be there. */
    put,
    add: async (name: string, data: Uint8Array) => {
      waiting.push({ name, data })
      bytes += data.byteLength
      if (waiting.length === AT_ONCE || bytes >= BYTES_AT_ONCE) await flush()
    },
    flush,
  }
}

/** Reads every file back; throws `Refused` where a store has not the bytes of the archive. */
export async function readBack(
  store: MediaStore,
  files: readonly ArchivedFile[],
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const media = files.filter(({ name }) => name.startsWith(MEDIA_FOLDER))
  progress.begin('Reading the media back', media.length)
  for (const { name, sha256 } of media) {
    unlessStopped(signal)
    const body = await store.read(name.slice(MEDIA_FOLDER.length))
    const hash = createHash('sha256')
    for await (const chunk of body ?? []) hash.update(chunk)
    if (!body || hash.digest('hex') !== sha256) {
      throw new Refused(`${name} came to ${store.place} with other bytes.`)
    }
    progress.step()
  }
  progress.end()
}
