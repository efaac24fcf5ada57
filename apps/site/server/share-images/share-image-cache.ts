import { fileURLToPath } from 'node:url'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { ShareImageFacts } from '../../app/share-images/share-image-facts.server.ts'
import type { DiskStore } from '../cache/disk-store.ts'
import type { Clock } from '../clock.ts'
import { type CachedFile, cachedFile } from '../media/cached-file.ts'
import { createFileMemory } from '../media/file-memory.ts'
import { createResizePool } from '../media/resize-pool.ts'
import type { Log } from '../observability/log.ts'
import type { ShareImageRequest } from './render-share-image.ts'

const PROGRAM = fileURLToPath(new URL('render-share-image.ts', import.meta.url))

/** Some two hundred cards; the disk keeps more. */
const MEMORY_BYTES = 16 * 1024 * 1024

/** A day, in seconds: what shows cards has copies of its own. */
const HEADERS = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' }

export interface ShareImageCache {
  /** The card at an address, drawn when there is none yet; `undefined` where it cannot be drawn now. */
  readonly get: (address: string, facts: ShareImageFacts) => Promise<CachedFile | undefined>
  readonly close: () => void
}

/** Cards, each drawn once and kept like files. */
export function createShareImageCache(parts: {
  readonly apiBaseUrl: string
  readonly clock: Clock
  readonly log: Log
  readonly disk: DiskStore | undefined
  /** The bytes of a picture of this site; `undefined` where it cannot be had. */
  readonly pictureAt: (path: string) => Promise<Uint8Array | undefined>
}): ShareImageCache {
  const { apiBaseUrl, clock, log, pictureAt } = parts
  const memory = createFileMemory(clock, parts.disk, MEMORY_BYTES)
  const maker = createResizePool<ShareImageRequest>(clock, PROGRAM)
  const drawing = new Map<string, Promise<CachedFile | undefined>>()

  async function drawn(address: string, facts: ShareImageFacts): Promise<Buffer | undefined> {
    const picture = facts.picture === undefined ? undefined : await pictureAt(facts.picture)
    try {
      return await maker.make({ facts, picture })
    } catch (error) {
      log.warn(`${address} is drawn without its picture: ${errorMessage(error)}`)
      return maker.make({ facts })
    }
  }

  async function draw(name: string, address: string, facts: ShareImageFacts) {
    const data = await drawn(address, facts)
    if (!data) return undefined
    const file = cachedFile(HEADERS, data, clock.now())
    memory.remember(name, file)
    return file
  }

  return {
    async get(address, facts) {
      const name = `card ${apiBaseUrl} ${address}`
      const known = await memory.recall(name)
      if (known) return known
      const current = drawing.get(name) ?? draw(name, address, facts)
      drawing.set(name, current)
      return current.finally(() => drawing.delete(name))
    },
    close: maker.close,
  }
}
