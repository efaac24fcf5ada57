import sharp from 'sharp'
import { RefusedFile } from '../files/refused-file.ts'
import { likenessesOf } from './likeness.ts'
import { averageColour, decode, encode } from './pixels.ts'
import { MAX_HEIGHT_PX, MAX_WIDTH_PX, ORIGINAL_JPEG } from './variants.ts'

/** The desk processes pictures on one core at most. */
sharp.concurrency(1)

/** Maximum size of an uploaded picture: more than most cameras make (8,256 × 5,504). */
export const MAX_PIXELS = 60_000_000

const UNREADABLE = {
  en: 'The picture cannot be read: the file is damaged or incomplete.',
  so: 'Sawirka lama akhriyi karo: faylku waa dhaawacan yahay ama ma dhammaystirna.',
} as const

const unreadable = (cause?: unknown): never => {
  throw new RefusedFile(UNREADABLE, 400, cause)
}

const inMillions = (count: number) => Math.ceil(count / 1_000_000)

/** Throws `RefusedFile` for a picture of a format or size that the desk does not accept. */
async function checkPicture(data: Uint8Array): Promise<void> {
  const input = sharp(data, { limitInputPixels: false })
  const { format, width, height } = await input.metadata().catch(unreadable)
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) unreadable()
  if (width * height <= MAX_PIXELS) return
  const [count, max] = [inMillions(width * height), inMillions(MAX_PIXELS)]
  throw new RefusedFile({
    en: `The picture has ${count} million pixels; the most is ${max} million. Make it smaller and upload it again.`,
    so: `Sawirku wuxuu leeyahay ${count} milyan oo bikisal; ugu badnaan waa ${max} milyan. Ka dhig mid yar, mar kalena soo geli.`,
  })
}

/**
 * Makes the stored original of an uploaded picture: upright, at most `MAX_WIDTH_PX` × `MAX_HEIGHT_PX`, in
 * sRGB, as JPEG, or PNG if it is transparent, without what the camera wrote into it (place, time, device).
 * Throws `RefusedFile` for bytes that are no picture, or one of too many pixels.
 */
export async function normalizePicture(data: Uint8Array) {
  await checkPicture(data)
  const upright = sharp(data, { limitInputPixels: MAX_PIXELS }).autoOrient().resize({
    width: MAX_WIDTH_PX,
    height: MAX_HEIGHT_PX,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const pixels = await decode(upright).catch(unreadable)
  const looks = { colour: await averageColour(pixels), likeness: await likenessesOf(pixels) }
  if (!pixels.isOpaque) {
    const png = await encode(pixels).png({ compressionLevel: 9 }).toBuffer()
    return { data: png, mimetype: 'image/png', extension: '.png', ...looks }
  }
  const jpeg = await encode(pixels).jpeg(ORIGINAL_JPEG).toBuffer()
  return { data: jpeg, mimetype: 'image/jpeg', extension: '.jpg', ...looks }
}
