/** The program that draws share images for the site; `resize-pool.ts` starts it. */
import sharp from 'sharp'
import type { ShareImageFacts } from '../../app/share-images/share-image-facts.server.ts'
import {
  decoders,
  MAX_PIXELS,
  RASTER_DECODERS,
  serveImageRequests,
} from '../media/image-process.ts'
import { PICTURE, SHARE_IMAGE, shareImageSvg } from './share-image-svg.ts'

export interface ShareImageRequest {
  readonly facts: ShareImageFacts
  /** The bytes of the post's picture. */
  readonly picture?: Uint8Array | undefined
}

/** Decodes with some decoders only, so that SVG is never accepted as a post's picture. */
async function withDecoders<T>(operation: string[], decode: () => Promise<T>): Promise<T> {
  sharp.unblock({ operation })
  try {
    return await decode()
  } finally {
    sharp.block({ operation })
  }
}

function cropPicture(picture: Uint8Array) {
  return sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(PICTURE.width, SHARE_IMAGE.height, { fit: 'cover', position: 'attention' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function render({ facts, picture }: ShareImageRequest): Promise<Buffer> {
  const background = picture && (await withDecoders(RASTER_DECODERS, () => cropPicture(picture)))
  const svg = Buffer.from(shareImageSvg(facts, background !== undefined))
  const drawing = await withDecoders(decoders('Svg'), () =>
    sharp(svg).raw().toBuffer({ resolveWithObject: true }),
  )
  const layers = [
    ...(background
      ? [{ input: background.data, raw: background.info, left: PICTURE.left, top: 0 }]
      : []),
    { input: drawing.data, raw: drawing.info, left: 0, top: 0 },
  ]
  return sharp({ create: { ...SHARE_IMAGE, channels: 3, background: '#0b1b33' } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer()
}

serveImageRequests(render)
