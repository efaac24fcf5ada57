import sharp from 'sharp'
import { RefusedFile } from '../files/refused-file.ts'
import { averageColour, decode, encode } from './pixels.ts'
import { MAX_WIDTH_PX, TALLEST, WHOLE_JPEG } from './recipe.ts'

/** The desk paints with one core at most, whatever else it does. */
sharp.concurrency(1)

/** Largest picture that is taken, in pixels: more than most cameras make (8,256 × 5,504). */
export const MAX_PIXELS = 60_000_000

const UNREADABLE = {
  en: 'The picture cannot be read: the file is damaged or incomplete.',
  so: 'Sawirka lama akhriyi karo: faylku waa dhaawacan yahay ama ma dhammaystirna.',
} as const

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
  const metadata = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw new RefusedFile(UNREADABLE, { cause })
    })
  if (['jpeg', 'png', 'webp', 'heif'].includes(metadata.format)) return metadata
  throw new RefusedFile(UNREADABLE)
}

/**
 * A picture as it is kept and shown: upright, at most `WIDEST` × `TALLEST` pixels, in sRGB, as JPEG,
 * or PNG where it is transparent, without what the camera wrote into it (place, time, device).
 * Throws `RefusedFile` for bytes that are no picture, or are one of too many pixels.
 */
export async function wholePicture(data: Uint8Array): Promise<WholePicture> {
  const metadata = await metadataOf(data)
  const count = metadata.width * metadata.height
  if (count > MAX_PIXELS) {
    const [has, most] = [millions(count), millions(MAX_PIXELS)]
    throw new RefusedFile({
      en: `The picture has ${has} million pixels; the most is ${most} million. Make it smaller and upload it again.`,
      so: `Sawirku wuxuu leeyahay ${has} milyan oo bikisal; ugu badnaan waa ${most} milyan. Ka dhig mid yar, mar kalena soo geli.`,
    })
  }
  const upright = sharp(data, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: MAX_WIDTH_PX, height: TALLEST, fit: 'inside', withoutEnlargement: true })
  const pixels = await decode(upright).catch((cause) => {
    throw new RefusedFile(UNREADABLE, { cause })
  })
  const colour = await averageColour(pixels)
  if (!pixels.isOpaque) {
    const png = await encode(pixels).png({ compressionLevel: 9 }).toBuffer()
    return { data: png, mimetype: 'image/png', extension: '.png', colour }
  }
  const jpeg = await encode(pixels).jpeg(WHOLE_JPEG).toBuffer()
  return { data: jpeg, mimetype: 'image/jpeg', extension: '.jpg', colour }
}
