import { GREEN, LEAF, MEADOW, PINE, SAGE } from '../palette.ts'
import { at, band, ellipse, path, repeat } from '../svg.ts'

/** An umbrella acacia about 300 wide and 260 high, standing at (0, 0). */
export const acacia = (
  x: number,
  y: number,
  scale = 1,
  tones: readonly [string, string, string] = [LEAF, GREEN, '#12294A'],
  mirrored = false,
): string => {
  const [light, dark, wood] = tones
  return at(
    x,
    y,
    scale,
    path('M-11 0Q-5 -60 -8 -100L8 -100Q5 -60 13 0Z', wood) +
      band('-4,-92 -34,-142 -92,-182', wood, 9) +
      band('-34,-142 -22,-190', wood, 7) +
      band('4,-92 30,-146 88,-184', wood, 9) +
      band('30,-146 20,-196', wood, 7) +
      path(
        'M-158 -176C-160 -196 -132 -214 -104 -212C-96 -236 -50 -246 -20 -234C10 -256 74 -250 90 -222C124 -224 156 -206 154 -182C152 -170 120 -166 88 -170C60 -158 10 -164 -6 -172C-40 -160 -78 -164 -96 -168C-124 -162 -156 -164 -158 -176Z',
        dark,
      ) +
      path(
        'M-128 -200C-118 -214 -104 -214 -98 -214C-90 -236 -48 -246 -20 -234C10 -256 74 -250 90 -222C116 -224 138 -214 148 -200C118 -206 96 -196 70 -202C40 -214 22 -196 -8 -206C-40 -214 -70 -194 -128 -200Z',
        light,
      ),
    mirrored,
  )
}

/** Tips of a palm's fronds from its crown, and how far each arches up on the way. */
const FRONDS: readonly (readonly [number, number, number])[] = [
  [-96, 74, -44],
  [-122, 20, -46],
  [-100, -34, -34],
  [-44, -72, -22],
  [34, -78, -16],
  [92, -46, -30],
  [124, 8, -46],
  [104, 66, -46],
]

/** A palm about 220 high, standing at (x, y); it leans right, or left when mirrored. */
export const palm = (
  x: number,
  y: number,
  scale = 1,
  color: string = PINE,
  mirrored = false,
): string =>
  at(
    x,
    y,
    scale,
    path('M-9 0Q-4 -110 24 -214L34 -212Q13 -108 9 0Z', color) +
      FRONDS.map(([fx, fy, lift]) => {
        const [mx, my] = [28 + fx * 0.5, -214 + fy * 0.42 + lift]
        return path(
          `M24 -216Q${mx} ${my} ${28 + fx} ${-214 + fy}Q${mx - Math.sign(fx) * 4} ${my + 30} 32 -206Z`,
          color,
        )
      }).join(''),
    mirrored,
  )

/** A low bush of rounded clumps, about 150 wide. */
export const bush = (
  x: number,
  y: number,
  scale = 1,
  color: string = GREEN,
  light?: string,
): string =>
  at(
    x,
    y,
    scale,
    path('M-76 0C-82 -26 -52 -40 -40 -34C-34 -62 14 -66 26 -44C46 -56 78 -30 74 0Z', color) +
      (light ? path('M-20 0C-24 -18 -4 -28 6 -22C16 -40 50 -34 48 0Z', light) : ''),
  )

/** A tuft of grass. */
const tuft = (x: number, y: number, scale = 1, color: string = GREEN): string =>
  at(x, y, scale, path('M-12 0L-18 -22L-6 -4L-2 -32L4 -4L16 -24L10 0Z', color))

/** Tufts strewn over a box, the same way every time. */
export const tufts = (
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  color: string = LEAF,
  scale = 0.7,
): string =>
  repeat(count, (i) =>
    tuft(
      x + ((i * 211) % width),
      y + ((i * 67) % Math.max(height, 1)),
      scale + (i % 3) * 0.12,
      color,
    ),
  )

/** A seedling with four leaves in two tones. */
export const seedling = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    ellipse(0, 4, 44, 9, '#8A6530') +
      path('M-3 2L-2 -84H3L4 2Z', LEAF) +
      path('M0 -18C-40 -20 -48 -48 -48 -54C-20 -56 0 -40 0 -18Z', MEADOW) +
      path('M0 -26C40 -28 48 -56 48 -62C20 -64 0 -48 0 -26Z', SAGE) +
      path('M0 -54C-28 -58 -34 -82 -34 -88C-10 -88 0 -74 0 -54Z', LEAF) +
      path('M0 -60C24 -64 32 -92 30 -98C8 -94 0 -80 0 -60Z', MEADOW),
  )
