import { stat } from 'node:fs/promises'
import cacache from 'cacache'

declare module 'cacache' {
  namespace rm {
    /** Of the library, not of its published types: the entry's line goes as well. */
    function entry(directory: string, key: string, options: { removeFully: true }): Promise<void>
  }
}

/** Parts of the bound: what is counted as too much, and what is left then. */
const FULL = 7 / 8
const LEFT = 3 / 4
/** Bytes that an entry costs beside its own: its line in the index. */
const LINE = 512

const DAY = 86_400_000

interface Kept {
  readonly key: string
  readonly integrity: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly usedAt: number
}

async function keptIn(directory: string): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const { key, integrity, path } of Object.values(await cacache.ls(directory))) {
    const file = await stat(path).catch(() => undefined)
    kept.push({ key, integrity, bytes: (file?.size ?? 0) + LINE, usedAt: file?.mtimeMs ?? 0 })
  }
  return kept
}

/** Removes what no entry names; it reads every file, so it runs once in so many days. */
async function sweep(directory: string, days: number): Promise<void> {
  const last = await cacache.verify.lastRun(directory).catch(() => new Date(0))
  if (Date.now() - last.getTime() > days * DAY) await cacache.verify(directory, { concurrency: 1 })
}

/**
 * Brings a store of `cacache` back under its bound, least recently used entries first. Throws when
 * the folder cannot be read or changed.
 */
export async function trimStore(
  directory: string,
  maxBytes: number,
  sweepDays: number,
): Promise<void> {
  await sweep(directory, sweepDays)
  const kept = await keptIn(directory)
  let bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0)
  if (bytes <= maxBytes * FULL) return
  for (const entry of kept.sort((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= maxBytes * LEFT) return
    await cacache.rm.entry(directory, entry.key, { removeFully: true })
    await cacache.rm.content(directory, entry.integrity)
    bytes -= entry.bytes
  }
}
