import { fileURLToPath } from 'node:url'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { ShareImageFacts } from '../../app/share-images/share-image-facts.server.ts'
import type { DiskStore } from '../cache/disk-store.ts'
import type { Clock } from '../clock.ts'
import { type CachedFile, cachedFile } from '../media/cached-file.ts'
import { createFileCache } from '../media/file-cache.ts'
import { createResizePool } from '../media/resize-pool.ts'
import type { Log } from '../observability/log.ts'
import type { ShareImageRequest } from './render-share-image.ts'

const PROGRAM = fileURLToPath(new URL('render-share-image.ts', import.meta.url))

/** Some two hundred images; the disk has more. */
const MEMORY_BYTES = 16 * 1024 * 1024

/** A day: social networks keep copies of their own. */
const HEADERS = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' }

/** Share images, each rendered once and cached like files. */
export function createShareImageCache(parts: {
  readonly apiBaseUrl: string
  readonly clock: Clock
  readonly log: Log
  readonly disk: DiskStore | undefined
  /** The bytes of a picture at a path of this site; `undefined` where it is not available. */
  readonly loadPicture: (path: string) => Promise<Uint8Array | undefined>
}) {
  const { apiBaseUrl, clock, log, loadPicture } = parts
  const cache = createFileCache(clock, parts.disk, MEMORY_BYTES)
  const pool = createResizePool<ShareImageRequest>(clock, PROGRAM)
  const inFlight = new Map<string, Promise<CachedFile | undefined>>()

  async function render(path: string, facts: ShareImageFacts): Promise<Buffer | undefined> {
    const picture = facts.picture === undefined ? undefined : await loadPicture(facts.picture)
    try {
      return await pool.run({ facts, picture })
    } catch (error) {
      log.warn(`${path} is drawn without its picture: ${errorMessage(error)}`)
      return pool.run({ facts })
    }
  }

  async function renderAndStore(key: string, path: string, facts: ShareImageFacts) {
    const data = await render(path, facts)
    if (!data) return undefined
    const file = cachedFile(HEADERS, data, clock.now())
    cache.set(key, file)
    return file
  }

  return {
    /** The image at a path, rendered if need be; `undefined` if it cannot be rendered now. */
    async get(path: string, facts: ShareImageFacts): Promise<CachedFile | undefined> {
      const key = `card ${apiBaseUrl} ${path}`
      const cached = await cache.get(key)
      if (cached) return cached
      const flight = inFlight.get(key) ?? renderAndStore(key, path, facts)
      inFlight.set(key, flight)
      return flight.finally(() => inFlight.delete(key))
    },
    close: pool.close,
  }
}
