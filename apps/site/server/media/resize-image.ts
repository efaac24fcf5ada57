/**
 * Makes pictures for the site, one at a time, in a process of its own: what a broken file does to
 * the decoder happens to nobody else, and readers keep the processor. Started and asked by
 * `picture-maker.ts`.
 */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { ResizeRequest, ResizeResult } from './resize-pool.ts'

/** Pixels of the largest picture that is opened. */
const MAX_PIXELS = 50_000_000

/** Decoders that may run; libvips chooses by the bytes, whatever a file calls itself. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`)

/** As the desk makes its own: effort 2 takes an eighth of the time for a tenth more bytes. */
const AVIF = { quality: 45, effort: 2, chromaSubsampling: '4:2:0' } as const
const WEBP = { quality: 68 } as const

setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: DECODERS })
// An interrupt at the keyboard is for the site, which ends this process when it ends.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())

/** The picture upright, at most as wide as requested, without its metadata. */
async function make({ data, width, format }: ResizeRequest): Promise<Buffer> {
  const picture = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { pages = 1 } = await picture.metadata()
  if (pages > 1) throw new Error('it moves')
  const sized = picture.rotate().resize({ width, withoutEnlargement: true })
  return (format === 'avif' ? sized.avif(AVIF) : sized.webp(WEBP)).toBuffer()
}

process.on('message', async (question: ResizeRequest) => {
  const answer: ResizeResult = await make(question).then(
    (data) => ({ data }),
    (error: unknown) => ({ reason: String(error) }),
  )
  process.send?.(answer)
})
