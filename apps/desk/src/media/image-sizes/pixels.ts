import sharp, { type Sharp } from 'sharp'

/** A decoded picture: 8-bit sRGB, three channels, or four where something shines through. */
export interface Pixels {
  readonly data: Uint8Array
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 | 4 }
  readonly isOpaque: boolean
}

function isEverywhereOpaque(data: Uint8Array): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

/** Decodes what a pipeline of sharp has made; rejects for a damaged file. */
export async function decode(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const channels = info.channels === 4 ? 4 : 3
  return {
    data,
    raw: { width, height, channels },
    isOpaque: channels === 3 || isEverywhereOpaque(data),
  }
}

/** A new pipeline of sharp from decoded pixels, without an alpha channel that says nothing. */
export function encode({ data, raw, isOpaque }: Pixels): Sharp {
  const picture = sharp(data, { raw })
  return isOpaque ? picture.removeAlpha() : picture
}

/**
 * The colour to paint until a picture arrives, `#rrggbb`: the average of its pixels. None for a
 * transparent picture, behind which it would stay visible.
 */
export async function averageColour(pixels: Pixels): Promise<string | null> {
  if (!pixels.isOpaque) return null
  const one = await encode(pixels).resize({ width: 1, height: 1, fit: 'fill' }).raw().toBuffer()
  return `#${one.toString('hex')}`
}
