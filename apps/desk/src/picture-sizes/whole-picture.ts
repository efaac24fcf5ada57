import sharp from 'sharp'
import { averageColour, decode, encode } from './pixels.ts'
import { TALLEST, WHOLE_JPEG, WIDEST } from './recipe.ts'

/** The desk paints with one core at most, whatever else it does. */
sharp.concurrency(1)

/** Largest picture that is taken, in pixels: more than most cameras make (8,256 × 5,504). */
export const MOST_PIXELS = 60_000_000

export const UNREADABLE = 'The picture cannot be read: the file is damaged or incomplete.'

/** A picture that cannot be kept; its message is for the editor. */
export class RefusedPicture extends Error {}

export interface WholePicture {
  readonly data: Buffer
  readonly mimetype: 'image/jpeg' | 'image/png'
  readonly extension: '.jpg' | '.png'
  /** See `averageColour`. */
  readonly colour: string | null
}

const millions = (count: number) => Math.ceil(count / 1_000_000)

/** What sharp reads of a file, when it is of a sort that the desk takes; by its bytes, not its name. */
async function metadataOf(data: Uint8Array) {
  try {
    const metadata = await sharp(data, { limitInputPixels: false }).metadata()
    return ['jpeg', 'png', 'webp', 'heif'].includes(metadata.format) ? metadata : undefined
  } catch {
    return undefined
  }
}

/**
 * A picture as it is kept and shown: upright, at most `WIDEST` × `TALLEST` pixels, in sRGB, as JPEG,
 * or PNG where it is transparent, without what the camera wrote into it (place, time, device).
 * `undefined` for bytes that are no picture; throws `RefusedPicture` where there are too many
 * pixels, or too few bytes for them.
 */
export async function wholePicture(data: Uint8Array): Promise<WholePicture | undefined> {
  const metadata = await metadataOf(data)
  if (metadata === undefined) return undefined
  const count = metadata.width * metadata.height
  if (count > MOST_PIXELS) {
    throw new RefusedPicture(
      `The picture has ${millions(count)} million pixels; the most is ${millions(MOST_PIXELS)} million. Make it smaller and upload it again.`,
    )
  }
  const upright = sharp(data, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
  const pixels = await decode(upright).catch((cause) => {
    throw new RefusedPicture(UNREADABLE, { cause })
  })
  const colour = await averageColour(pixels)
  if (!pixels.isOpaque) {
    const png = await encode(pixels).png({ compressionLevel: 9 }).toBuffer()
    return { data: png, mimetype: 'image/png', extension: '.png', colour }
  }
  const jpeg = await encode(pixels).jpeg(WHOLE_JPEG).toBuffer()
  return { data: jpeg, mimetype: 'image/jpeg', extension: '.jpg', colour }
}
