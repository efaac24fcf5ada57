import { stat } from 'node:fs/promises'
import cacache from 'cacache'

declare module 'cacache' {
  namespace rm {
    /** Missing from the published types; with `removeFully` it removes the index file too. */
    function entry(directory: string, key: string, options: { removeFully: true }): Promise<void>
  }
}

/** Parts of the bound: a fuller folder is trimmed, and how full it is afterwards. */
const MAX_FILL = 7 / 8
const TRIMMED_FILL = 3 / 4
/** Bytes of an entry's line in the index. */
const INDEX_LINE_BYTES = 512
/** Time between two sweeps of the files that interrupted writes leave behind. */
const SWEEP_INTERVAL_MS = 7 * 86_400_000

/** Removes files that no entry names. It reads every file, and therefore runs rarely. */
async function sweep(directory: string): Promise<void> {
  const last = await cacache.verify.lastRun(directory).catch(() => new Date(0))
  if (Date.now() - last.getTime() <= SWEEP_INTERVAL_MS) return
  await cacache.verify(directory, { concurrency: 1 })
}

async function listEntries(directory: string) {
  const entries = []
  for (const { key, integrity, path } of Object.values(await cacache.ls(directory))) {
    const file = await stat(path).catch(() => undefined)
    const bytes = (file?.size ?? 0) + INDEX_LINE_BYTES
    entries.push({ key, integrity, bytes, usedAt: file?.mtimeMs ?? 0 })
  }
  return entries
}

/**
 * Trims a store of `cacache` to its bound; the least recently used entries are removed first.
 * Throws if the folder cannot be read or changed.
 */
export async function trimStore(directory: string, maxBytes: number): Promise<void> {
  await sweep(directory)
  const entries = await listEntries(directory)
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  if (bytes <= maxBytes * MAX_FILL) return
  for (const entry of entries.sort((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= maxBytes * TRIMMED_FILL) return
    await cacache.rm.entry(directory, entry.key, { removeFully: true })
    await cacache.rm.content(directory, entry.integrity)
    bytes -= entry.bytes
  }
}
