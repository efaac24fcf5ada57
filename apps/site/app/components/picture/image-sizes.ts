import type { ImageSlot } from '../../images/image-slots.ts'

/** A picture wider than its frame by less than this factor counts as filling it. */
const FILL_TOLERANCE = 1.05

/**
 * The `sizes` attribute of a picture in a slot; `pictureRatio` is its width over its height. A picture
 * that is wider than its frame, such as a landscape photo in a portrait's frame, is painted wider than
 * the frame and cropped at its sides.
 */
export function sizesAttribute({ sizes, aspectRatio }: ImageSlot, pictureRatio: number): string {
  const excess = aspectRatio === 0 ? 1 : pictureRatio / aspectRatio
  const factor = excess > FILL_TOLERANCE ? ` * ${Number(excess.toFixed(2))}` : ''
  // Number keys are in ascending order, and the browser takes the first condition that is true.
  return Object.entries(sizes)
    .reverse()
    .map(([minWidth, length]) => {
      const isSum = length.includes(' ')
      const width = isSum && factor ? `(${length})` : length
      const painted = isSum || factor ? `calc(${width}${factor})` : width
      return minWidth === '0' ? painted : `(min-width: ${minWidth}px) ${painted}`
    })
    .join(', ')
}
