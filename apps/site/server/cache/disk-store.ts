import { utimes } from 'node:fs/promises'
import { constants } from 'node:os'
import { errorMessage } from '@gaashaan/runtime/error-message'
import cacache from 'cacache'
import type { Log } from '../observability/log.ts'
import { trimStore } from './trim-disk-store.ts'

export interface StoredEntry {
  readonly data: Buffer
  /** As it was given; its shape is the reader's to check. */
  readonly metadata: unknown
}

/** What the site keeps beyond its own life. Losing it costs time, never an answer. */
export interface DiskStore {
  /** `undefined` where nothing whole is kept under that key. Never throws. */
  readonly get: (key: string) => Promise<StoredEntry | undefined>
  /** Keeps bytes and what describes them (JSON) in place of what was there. Never throws. */
  readonly set: (key: string, data: Uint8Array, metadata: unknown) => Promise<void>
}

/** Part of the bound that one entry may fill, and after which the folder is counted again. */
const PART = 16
/** Days between two sweeps of what a broken-off write left behind. */
const SWEEP_DAYS = 7

/** How often a file is begun while its folder is swept, and milliseconds in between. */
const TRIES = 6
const AGAIN = 25

/** By its number: the library writes another code over that of a file it could not move. */
function isMissing(error: unknown): boolean {
  const { code, errno } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || errno === -constants.errno.ENOENT
}

/** Writes again while another process sweeps the folder in which files are begun. */
async function patiently<T>(put: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await put()
    } catch (error) {
      if (!isMissing(error) || tries === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }
}

/**
 * A folder of bounded size, safe to share between processes. Bytes are checked against their hash
 * when they are read. Where the sum passes `maxBytes`, the least recently used entries go; several
 * processes may together pass it by a sixteenth each. Each process counts what it writes and lists
 * the folder only after a sixteenth of the bound.
 */
export function createDiskStore(parts: {
  readonly directory: string
  readonly maxBytes: number
  readonly log: Log
}): DiskStore {
  const { directory, maxBytes, log } = parts
  // Unknown at first: the first write counts what is there.
  let unlisted = Number.POSITIVE_INFINITY
  let trimming: Promise<void> | undefined
  let hasWarned = false
  const writing = new Map<string, Promise<void>>()

  function warn(error: unknown): void {
    if (!hasWarned) log.warn(`${directory} keeps nothing: ${errorMessage(error)}`)
    hasWarned = true
  }

  async function trim(): Promise<void> {
    unlisted = 0
    await trimStore(directory, maxBytes, SWEEP_DAYS).catch((error) => {
      // Another process has removed what this one was looking at: the next look is another.
      if (!isMissing(error)) warn(error)
    })
    trimming = undefined
  }

  async function write(key: string, data: Uint8Array, metadata: unknown): Promise<void> {
    const before = await cacache.get.info(directory, key)
    // The key before the bytes: no two keys share a file, so that one may go without the other.
    const content = Buffer.concat([Buffer.from(`${key}\n`), data])
    const integrity = await patiently(() => cacache.put(directory, key, content, { metadata }))
    if (before && before.integrity !== String(integrity)) {
      await cacache.rm.content(directory, before.integrity)
    }
    hasWarned = false
    unlisted += content.length
    if (unlisted > maxBytes / PART) {
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
          // A spoilt file would stay in the way of the same bytes written again.
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
      if (data.length > maxBytes / PART) return
      // One after the other: what was said last about a key is what stays.
      const before = writing.get(key) ?? Promise.resolve()
      const mine = before.then(() => write(key, data, metadata)).catch(warn)
      writing.set(key, mine)
      await mine
      if (writing.get(key) === mine) writing.delete(key)
    },
  }
}
