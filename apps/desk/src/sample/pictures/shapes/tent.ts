import { CREAM, GREEN, LEAF, NAVY, type Tones, WHITE } from '../palette.ts'
import { at, band, circle, path, poly, rect } from '../svg.ts'

/** The green cross on a white disc. */
export const cross = (
  x: number,
  y: number,
  r: number,
  disc: string = WHITE,
  arms: string = LEAF,
): string =>
  circle(x, y, r, disc) +
  rect(x - r * 0.2, y - r * 0.6, r * 0.4, r * 1.2, arms) +
  rect(x - r * 0.6, y - r * 0.2, r * 1.2, r * 0.4, arms)

/** A big ridge tent, 700 wide and 390 high, with its opening at the left; lower left corner at (x, y). */
export const ridgeTent = (
  x: number,
  y: number,
  scale = 1,
  medical = true,
  tones: readonly [string, string, string] = ['#FCF8EE', CREAM, '#DACBA6'],
  mirrored = false,
): string =>
  at(
    x,
    y,
    scale,
    poly('196,-380 560,-380 686,-200 730,0 330,0 360,-200', tones[1]) +
      poly('360,-200 686,-200 730,0 390,0', tones[2]) +
      poly('0,0 40,-206 196,-380 360,-200 400,0', tones[0]) +
      poly('138,0 196,-196 268,0', NAVY) +
      poly('196,-196 230,-160 290,0 268,0', tones[1]) +
      rect(190, -392, 376, 12, GREEN, 3) +
      (medical ? cross(530, -206, 56) : ''),
    mirrored,
  )

/** A low tent, 300 wide and 180 high. */
export const smallTent = (
  x: number,
  y: number,
  scale = 1,
  tones: Tones = [CREAM, '#DACBA6'],
  mirrored = false,
): string =>
  at(
    x,
    y,
    scale,
    poly('90,-176 240,-176 312,0 160,0', tones[1]) +
      poly('0,0 90,-176 176,0', tones[0]) +
      poly('58,0 90,-92 122,0', NAVY),
    mirrored,
  )

/** An awning on poles, `width` wide and `height` high, striped; lower left corner at (x, y). */
export const awning = (
  x: number,
  y: number,
  width: number,
  height: number,
  colors: readonly [string, string],
  pole: string = NAVY,
): string => {
  const count = Math.round(width / 60)
  const w = width / count
  const stripes = Array.from({ length: count }, (_, i) => {
    const color = colors[i % 2] ?? WHITE
    return (
      poly(
        [
          [i * w + 24 * (1 - (2 * i) / count), -height],
          [(i + 1) * w + 24 * (1 - (2 * (i + 1)) / count), -height],
          [(i + 1) * w, -height + 64],
          [i * w, -height + 64],
        ],
        color,
      ) +
      path(
        `M${(i * w).toFixed(1)} ${-height + 64}h${w.toFixed(1)}v8a${(w / 2).toFixed(1)} 16 0 0 1 ${(-w).toFixed(1)} 0z`,
        color,
      ) +
      path(
        `M${(i * w).toFixed(1)} ${-height + 64}h${w.toFixed(1)}v8a${(w / 2).toFixed(1)} 16 0 0 1 ${(-w).toFixed(1)} 0z`,
        '#0B1B33',
        0.14,
      )
    )
  })
  return at(
    x,
    y,
    1,
    band(
      [
        [8, 0],
        [8, -height + 60],
      ],
      pole,
      9,
    ) +
      band(
        [
          [width - 8, 0],
          [width - 8, -height + 60],
        ],
        pole,
        9,
      ) +
      stripes.join(''),
  )
}
