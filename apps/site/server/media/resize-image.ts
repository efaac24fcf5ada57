/** The program that resizes images for the site; `resize-pool.ts` starts it. */
import sharp from 'sharp'
import { MAX_PIXELS, RASTER_DECODERS, serveImageRequests } from './image-process.ts'
import type { ResizeRequest } from './resize-pool.ts'

/** The desk's settings: effort 2 takes an eighth of the time for a tenth more bytes. */
const AVIF = { quality: 45, effort: 2, chromaSubsampling: '4:2:0' } as const
const WEBP = { quality: 68 } as const

/** The image upright, at most as wide as requested, without its metadata. */
async function resize({ data, width, format }: ResizeRequest): Promise<Buffer> {
  const image = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { pages = 1 } = await image.metadata()
  if (pages > 1) throw new Error('it moves')
  const resized = image.rotate().resize({ width, withoutEnlargement: true })
  return (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer()
}

serveImageRequests(resize)
sharp.unblock({ operation: RASTER_DECODERS })
