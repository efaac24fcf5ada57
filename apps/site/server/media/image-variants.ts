import { errorMessage } from '@gaashaan/runtime/error-message'
import { LRUCache } from 'lru-cache'
import type { DiskStore } from '../cache/disk-store.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../observability/log.ts'
import { type CachedFile, cachedFile } from './cached-file.ts'
import { createFileCache } from './file-cache.ts'
import type { ImageVariant } from './image-variant-path.ts'
import { createResizePool } from './resize-pool.ts'

const MEMORY_BYTES = 32 * 1024 * 1024
/** Types that may be raster images; the decoder decides by the bytes. */
const RASTER_TYPE = /^image\/(?!svg)/i
/** How long an image that could not be resized is not tried again. */
const RETRY_MS = 3_600_000

/** The headers of a variant; the file name `boat.jpg` becomes `boat.avif`. */
function variantHeaders(original: CachedFile, { format }: ImageVariant): Record<string, string> {
  const { 'last-modified': _modified, etag: _etag, ...headers } = original.headers
  const disposition = headers['content-disposition']?.replace(/\.\w+(?="|$)/g, `.${format}`)
  return {
    ...headers,
    'content-type': `image/${format}`,
    ...(disposition && { 'content-disposition': disposition }),
  }
}

/** Variants of the hosts' images in the widths of the layout, cached like files. */
export function createImageVariants(parts: {
  readonly apiBaseUrl: string
  readonly clock: Clock
  readonly log: Log
  readonly disk?: DiskStore
}) {
  const { clock, log } = parts
  const cache = createFileCache(clock, parts.disk, MEMORY_BYTES)
  const pool = createResizePool(clock)
  const inProgress = new Set<string>()
  const retryAt = new LRUCache<string, number>({ max: 10_000 })

  async function resize(key: string, variant: ImageVariant, original: CachedFile): Promise<void> {
    const { source, width, format } = variant
    try {
      const data = await pool.run({ data: original.data, width, format })
      if (!data) return
      cache.set(key, cachedFile(variantHeaders(original, variant), data, clock.now()))
    } catch (error) {
      log.warn(`${source} is not made ${width} px wide: ${errorMessage(error)}`)
      retryAt.set(key, clock.now() + RETRY_MS)
    }
  }

  return {
    /** The variant, if it has been made; otherwise its making begins, for later requests. */
    async get(variant: ImageVariant, original: CachedFile): Promise<CachedFile | undefined> {
      const { source, width, format } = variant
      if (!RASTER_TYPE.test(original.headers['content-type'] ?? '')) return undefined
      // The tag is in the key, because an original may change under its name.
      const key = `made ${parts.apiBaseUrl}${source} ${original.headers.etag} ${width}.${format}`
      const { lifetime, confirmedAt } = original
      const cached = await cache.get(key)
      if (cached) return { ...cached, lifetime, confirmedAt }
      if (inProgress.has(key) || clock.now() < (retryAt.get(key) ?? 0)) return undefined
      inProgress.add(key)
      void resize(key, variant, original).finally(() => inProgress.delete(key))
      return undefined
    },
    close: pool.close,
  }
}
