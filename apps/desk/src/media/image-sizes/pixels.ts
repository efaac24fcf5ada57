import sharp, { type Sharp } from 'sharp'

/** A decoded picture: 8-bit sRGB with three channels, or four if it has an alpha channel. */
export interface Pixels {
  readonly data: Uint8Array
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 | 4 }
  readonly isOpaque: boolean
}

function hasOpaqueAlpha(data: Uint8Array): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

/** Decodes the output of a sharp pipeline; rejects for a damaged file. */
export async function decode(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const channels = info.channels === 4 ? 4 : 3
  const isOpaque = channels === 3 || hasOpaqueAlpha(data)
  return { data, raw: { width, height, channels }, isOpaque }
}

/** A new sharp pipeline from decoded pixels, without the alpha channel of an opaque picture. */
export function encode({ data, raw, isOpaque }: Pixels): Sharp {
  const picture = sharp(data, { raw })
  return isOpaque ? picture.removeAlpha() : picture
}

/**
 * The colour to paint until a picture arrives, `#rrggbb`: the average of its pixels. `null` for a
 * transparent picture, behind which the colour would stay visible.
 */
export async function averageColour(pixels: Pixels): Promise<string | null> {
  if (!pixels.isOpaque) return null
  const pixel = await encode(pixels).resize({ width: 1, height: 1, fit: 'fill' }).raw().toBuffer()
  return `#${pixel.toString('hex')}`
}
