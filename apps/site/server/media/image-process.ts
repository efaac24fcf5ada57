import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { ResizeResult } from './resize-pool.ts'

/** The largest image that is decoded. */
export const MAX_PIXELS = 50_000_000

/** Names libvips decoders, which it chooses by the bytes, whatever a file calls itself. */
export const decoders = (...names: string[]) => names.map((name) => `VipsForeignLoad${name}`)

export const RASTER_DECODERS = decoders('Jpeg', 'Png', 'Webp', 'Heif')

/**
 * Serves the requests of a `createResizePool`. It runs in a process of its own, so that a broken file
 * harms the decoder alone, and readers keep the processor. No decoder may run until it is unblocked.
 */
export function serveImageRequests<Request>(make: (request: Request) => Promise<Buffer>): void {
  setPriority(constants.priority.PRIORITY_LOW)
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  // An interrupt at the keyboard is for the site, which ends this process when it ends itself.
  process.on('SIGINT', () => undefined)
  process.on('disconnect', () => process.exit())
  process.on('message', async (request: Request) => {
    const result: ResizeResult = await make(request).then(
      (data) => ({ data }),
      (error: unknown) => ({ reason: String(error) }),
    )
    process.send?.(result)
  })
}
