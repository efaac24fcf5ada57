import { utimes } from 'node:fs/promises'
import { constants } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { errorMessage } from '@gaashaan/runtime/error-message'
import cacache from 'cacache'
import type { Log } from '../observability/log.ts'
import { trimStore } from './trim-disk-store.ts'

/** What the site caches beyond the life of the process. Losing it costs time, but no response. */
export interface DiskStore {
  /** `undefined` if the key has no intact entry. Never throws. */
  readonly get: (key: string) => Promise<StoredEntry | undefined>
  /** Stores bytes and their metadata (JSON) in place of the key's entry. Never throws. */
  readonly set: (key: string, data: Uint8Array, metadata: unknown) => Promise<void>
  /** Removes every entry. Never throws. */
  readonly clear: () => Promise<void>
}

export interface StoredEntry {
  readonly data: Buffer
  /** As it was stored: whoever reads it checks its shape. */
  readonly metadata: unknown
}

/** The largest entry, and how much a process writes between two listings: parts of the bound. */
const MAX_PART = 1 / 16

/** How often a write is tried while another process sweeps the folder. */
const MAX_TRIES = 6
const RETRY_DELAY_MS = 25

/** Checks `errno` too: the library replaces the `code` of a file that it could not move. */
function isMissing(error: unknown): boolean {
  const { code, errno } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || errno === -constants.errno.ENOENT
}

/** Writes again if another process has swept the folder in which the library begins its files. */
async function writeWithRetries<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      if (!isMissing(error) || tries === MAX_TRIES) throw error
      await setTimeout(RETRY_DELAY_MS)
    }
  }
}

/**
 * A folder of bounded size that processes can share. Bytes are checked against their hash when they
 * are read. When the folder exceeds `maxBytes`, the least recently used entries are removed. A
 * process counts what it writes and lists the folder only after a sixteenth of the bound, so that
 * several processes may together exceed the bound by a sixteenth each.
 */
export function createDiskStore(parts: {
  readonly directory: string
  readonly maxBytes: number
  readonly log: Log
}): DiskStore {
  const { directory, maxBytes, log } = parts
  const maxPartBytes = maxBytes * MAX_PART
  // The first write lists the folder, whose size is not known yet.
  let unlistedBytes = Number.POSITIVE_INFINITY
  let trimming: Promise<void> | undefined
  let hasWarned = false
  const writing = new Map<string, Promise<void>>()

  function warn(error: unknown): void {
    if (!hasWarned) log.warn(`${directory} keeps nothing: ${errorMessage(error)}`)
    hasWarned = true
  }

  async function trim(): Promise<void> {
    unlistedBytes = 0
    await trimStore(directory, maxBytes).catch((error) => {
      // Another process may have removed a file meanwhile; the next trim lists the folder again.
      if (!isMissing(error)) warn(error)
    })
    trimming = undefined
  }

  async function write(key: string, data: Uint8Array, metadata: unknown): Promise<void> {
    const before = await cacache.get.info(directory, key)
    // The key before the data gives each key a file of its own, which can be removed alone.
    const content = Buffer.concat([Buffer.from(`${key}\n`), data])
    const integrity = await writeWithRetries(() =>
      cacache.put(directory, key, content, { metadata }),
    )
    if (before && before.integrity !== String(integrity)) {
      await cacache.rm.content(directory, before.integrity)
    }
    hasWarned = false
    unlistedBytes += content.length
    if (unlistedBytes > maxPartBytes) {
      trimming ??= trim()
      await trimming
    }
  }

  return {
    async get(key) {
      try {
        const info = await cacache.get.info(directory, key)
        if (!info) return undefined
        const { integrity, metadata, path } = info
        const content = await cacache.get.byDigest(directory, integrity).catch(async () => {
          // A damaged file would remain when the same bytes are written again.
          await cacache.rm.content(directory, integrity)
        })
        if (!content) return undefined
        const now = new Date()
        await utimes(path, now, now)
        return { data: content.subarray(Buffer.byteLength(key) + 1), metadata }
      } catch {
        return undefined
      }
    },
    async set(key, data, metadata) {
      if (data.length > maxPartBytes) return
      // Writes of one key run in order, so that the last one remains.
      const before = writing.get(key) ?? Promise.resolve()
      const current = before.then(() => write(key, data, metadata)).catch(warn)
      writing.set(key, current)
      await current
      if (writing.get(key) === current) writing.delete(key)
    },
    async clear() {
      await cacache.rm.all(directory).catch(warn)
      unlistedBytes = Number.POSITIVE_INFINITY
    },
  }
}
