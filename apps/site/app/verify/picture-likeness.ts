import {
  brightnessOf,
  encodeLikenesses,
  hasDetail,
  LIKENESS_SIDE,
  likenessOf,
} from '@gaashaan/contract/picture-likeness'

/** What one likeness is as text: 32 bytes in base64. */
export const LIKENESS = /^[A-Za-z0-9+/]{43}=$/

/** The first side of the square; each next one is half of it, so that every pixel counts. */
const FIRST_SIDE = 8 * LIKENESS_SIDE

/**
 * What a picture looks like, which stays on the reader's device; the empty text for a plain surface. Rejects
 * for a file that is no picture.
 */
export async function pictureLikeness(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  canvas.width = FIRST_SIDE
  canvas.height = FIRST_SIDE
  context.imageSmoothingQuality = 'high'
  // What is transparent is white, as at the desk.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, FIRST_SIDE, FIRST_SIDE)
  context.drawImage(picture, 0, 0, FIRST_SIDE, FIRST_SIDE)
  picture.close()
  for (let side = FIRST_SIDE; side > LIKENESS_SIDE; side /= 2) {
    context.drawImage(canvas, 0, 0, side, side, 0, 0, side / 2, side / 2)
  }
  const { data } = context.getImageData(0, 0, LIKENESS_SIDE, LIKENESS_SIDE)
  const brightness = brightnessOf(data, 4)
  return hasDetail(brightness) ? encodeLikenesses(likenessOf(brightness)) : ''
}
