/**
 * Draws cards for the site, one at a time, in a process of its own, like `make-picture.ts`: what a
 * broken picture does to the decoder happens to nobody else. Started by `picture-maker.ts`.
 */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { ShareImageFacts } from '../../app/share-images/share-image-facts.server.ts'
import type { ResizeResult } from '../media/resize-pool.ts'
import { PICTURE, SHARE_IMAGE, shareImageSvg } from './share-image-svg.ts'

export interface ShareImageRequest {
  readonly facts: ShareImageFacts
  /** Bytes of the picture. */
  readonly picture?: Uint8Array | undefined
}

/** Pixels of the largest picture that is opened. */
const MAX_PIXELS = 50_000_000

const load = (name: string) => `VipsForeignLoad${name}`
const PICTURES = ['Jpeg', 'Png', 'Webp', 'Heif'].map(load)
const OWN = ['Svg'].map(load)

setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())

/** Opens bytes with some decoders only: a picture that says it is a drawing is none of ours. */
async function withDecoders<T>(operation: string[], work: () => Promise<T>): Promise<T> {
  sharp.unblock({ operation })
  try {
    return await work()
  } finally {
    sharp.block({ operation })
  }
}

async function placed(picture: Uint8Array | undefined) {
  if (!picture) return undefined
  return withDecoders(PICTURES, () =>
    sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({
        width: PICTURE.width,
        height: SHARE_IMAGE.height,
        fit: 'cover',
        position: 'attention',
      })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
}

async function draw({ facts, picture }: ShareImageRequest): Promise<Buffer> {
  const behind = await placed(picture)
  const drawing = await withDecoders(OWN, () =>
    sharp(Buffer.from(shareImageSvg(facts, behind !== undefined)))
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const layers = [
    ...(behind ? [{ input: behind.data, raw: behind.info, left: PICTURE.left, top: 0 }] : []),
    { input: drawing.data, raw: drawing.info, left: 0, top: 0 },
  ]
  return sharp({ create: { ...SHARE_IMAGE, channels: 3, background: '#0b1b33' } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer()
}

process.on('message', async (question: ShareImageRequest) => {
  const answer: ResizeResult = await draw(question).then(
    (data) => ({ data }),
    (error: unknown) => ({ reason: String(error) }),
  )
  process.send?.(answer)
})
