import type { ImageSlot } from '../../images/image-slots.ts'

/** Below that a picture that is wider than its frame counts as filling it. */
const NEARLY = 1.05

/**
 * The `sizes` attribute of a picture in a place. A picture that is wider than its frame, such as a
 * photo across in a portrait's, is painted wider than the frame and cut at its sides. `aspect` is
 * its width over its height; a frame of 0 takes the picture's own.
 */
export function paintedSizes({ painted, frame }: ImageSlot, aspect: number): string {
  const ratio = frame === 0 ? 1 : aspect / frame
  const grown = ratio > NEARLY ? Number(ratio.toFixed(2)) : 1
  return painted
    .map(([condition, length]) => {
      const isSum = length.includes(' ')
      const factor = grown === 1 ? '' : ` * ${grown}`
      const width = isSum && factor ? `(${length})` : length
      const painted = isSum || factor ? `calc(${width}${factor})` : width
      return condition ? `${condition} ${painted}` : painted
    })
    .join(', ')
}
