import { errorMessage } from '@gaashaan/runtime/error-message'
import { LRUCache } from 'lru-cache'
import type { DiskStore } from '../cache/disk-store.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../observability/log.ts'
import { type CachedFile, cachedFile } from './cached-file.ts'
import { createFileMemory } from './file-memory.ts'
import type { ImageVariant } from './image-variant-path.ts'
import { createResizePool } from './resize-pool.ts'

const MEMORY_BYTES = 32 * 1024 * 1024
/** Types that may be pictures of pixels; what they are is judged by their bytes. */
const RASTER = /^image\/(?!svg)/i
/** A picture that could not be made is not tried again for an hour. */
const RETRY = 3_600_000

export interface ImageVariants {
  /** The made picture where there is one; else it is made after this, for whoever asks next. */
  readonly get: (asked: ImageVariant, whole: CachedFile) => Promise<CachedFile | undefined>
  readonly close: () => void
}

/** What a browser may show in a name's place: `boat.jpg` becomes `boat.avif`. */
function describedAs(whole: CachedFile, { format }: ImageVariant): Record<string, string> {
  const { 'last-modified': _modified, etag: _etag, ...headers } = whole.headers
  const disposition = headers['content-disposition']?.replace(/\.\w+(?="|$)/g, `.${format}`)
  return {
    ...headers,
    'content-type': `image/${format}`,
    ...(disposition && { 'content-disposition': disposition }),
  }
}

/** Pictures made of an API host's whole ones, in the widths that pages paint; kept like files. */
export function createImageVariants(parts: {
  readonly apiBaseUrl: string
  readonly clock: Clock
  readonly log: Log
  readonly disk?: DiskStore
}): ImageVariants {
  const { clock, log } = parts
  const memory = createFileMemory(clock, parts.disk, MEMORY_BYTES)
  const maker = createResizePool(clock)
  const underWay = new Set<string>()
  const failed = new LRUCache<string, number>({ max: 10_000 })

  async function make(name: string, asked: ImageVariant, whole: CachedFile): Promise<void> {
    const { source, width, format } = asked
    try {
      const data = await maker.make({ data: whole.data, width, format })
      if (!data) return
      memory.remember(name, cachedFile(describedAs(whole, asked), data, clock.now()))
    } catch (error) {
      log.warn(`${source} is not made ${width} px wide: ${errorMessage(error)}`)
      failed.set(name, clock.now() + RETRY)
    }
  }

  return {
    async get(asked, whole) {
      const { source, width, format } = asked
      if (!RASTER.test(whole.headers['content-type'] ?? '')) return undefined
      // By the whole one's tag: a picture that changes under its name is another one.
      const name = `made ${parts.apiBaseUrl}${source} ${whole.headers.etag} ${width}.${format}`
      const made = await memory.recall(name)
      if (made) return { ...made, lifetime: whole.lifetime, confirmedAt: whole.confirmedAt }
      if (underWay.has(name) || clock.now() < (failed.get(name) ?? 0)) return undefined
      underWay.add(name)
      void make(name, asked, whole).finally(() => underWay.delete(name))
      return undefined
    },
    close: maker.close,
  }
}
