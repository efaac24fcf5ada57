import { BLUE, CREAM, GOLD, GREEN, INK, NAVY, SLATE, STEEL, type Tones, WHITE } from '../palette.ts'
import { at, band, circle, ellipse, path, poly, rect, repeat } from '../svg.ts'
import { star } from './sky.ts'

/** A crate of boards, `size` wide and high, standing on (x, y) by its left corner. */
export const crate = (
  x: number,
  y: number,
  size: number,
  tones: Tones = ['#C9AF78', '#A98A50'],
  marked = false,
): string =>
  at(
    x,
    y,
    size / 100,
    rect(0, -100, 100, 100, tones[0]) +
      rect(64, -100, 36, 100, tones[1]) +
      rect(0, -100, 100, 10, tones[1]) +
      rect(0, -12, 100, 12, tones[1]) +
      (marked ? star(34, -54, 20, WHITE) : poly('0,-22 0,-12 60,-90 48,-90', tones[1], 0.7)),
  )

/** Filled sacks in a wall: `rows` high, the lowest `columns` long, each 84 by 36; lower left corner at (x, y). */
export const sandbags = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  scale = 1,
  tones: Tones = ['#D2BB88', '#A98A50'],
): string =>
  at(
    x,
    y,
    scale,
    repeat(rows, (row) =>
      repeat(columns - row, (i) => {
        const [bx, by] = [i * 80 + row * 40, -row * 33]
        return (
          path(
            `M${bx + 4} ${by}Q${bx - 6} ${by - 34} ${bx + 14} ${by - 36}H${bx + 68}Q${bx + 88} ${by - 34} ${bx + 78} ${by}Z`,
            tones[0],
          ) +
          path(
            `M${bx} ${by - 12}Q${bx + 40} ${by - 4} ${bx + 82} ${by - 12}Q${bx + 82} ${by - 4} ${bx + 78} ${by}H${bx + 4}Q${bx} ${by - 4} ${bx} ${by - 12}Z`,
            tones[1],
          ) +
          rect(bx + 64, by - 32, 4, 24, tones[1])
        )
      }),
    ),
  )

/** A sack carried or set down, its middle at (x, y). */
export const sack = (
  x: number,
  y: number,
  scale = 1,
  tones: Tones = ['#E6CF9B', '#C9AF78'],
): string =>
  at(
    x,
    y,
    scale,
    path('M-26 0C-34 -28 -24 -50 -14 -56L-18 -66H18L14 -56C24 -50 34 -28 26 0Z', tones[0]) +
      path('M6 -66H18L14 -56C24 -50 34 -28 26 0H8C16 -22 14 -44 6 -56Z', tones[1]),
  )

/** A jerrycan, 48 by 66. */
export const can = (x: number, y: number, scale = 1, tones: Tones = [GOLD, '#C48D26']): string =>
  at(
    x,
    y,
    scale,
    rect(-24, -56, 48, 56, tones[0], 6) +
      rect(6, -56, 18, 56, tones[1], 6) +
      band('-14,-56 -10,-68 8,-68', tones[1], 6) +
      rect(10, -68, 12, 12, NAVY, 2),
  )

/** A cooking pot on its stand, 150 wide. */
export const pot = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    band('-50,0 -44,-40', INK, 7) +
      band('50,0 44,-40', INK, 7) +
      path('M-74 -110H74Q74 -26 0 -26Q-74 -26 -74 -110Z', STEEL) +
      path('M20 -110H74Q74 -26 0 -26Q34 -50 20 -110Z', '#454F5E') +
      rect(-84, -120, 168, 14, SLATE, 6),
  )

/** Steam in three stepped wisps. */
export const steam = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    repeat(
      3,
      (i) =>
        `<path d="M${-36 + i * 36} 0q-16 -22 0 -44t0 -44" fill="none" stroke="${WHITE}" stroke-width="8" stroke-linecap="round" opacity="0.7"/>`,
    ),
  )

/** Heaped fruit in a tray, 130 wide. */
export const tray = (x: number, y: number, fruit: string, dark: string): string =>
  repeat(5, (i) => circle(x + 20 + i * 23, y - 26, 14, i % 2 ? dark : fruit)) +
  repeat(4, (i) => circle(x + 32 + i * 23, y - 44, 14, i % 2 ? fruit : dark)) +
  poly(
    [
      [x, y - 26],
      [x + 132, y - 26],
      [x + 120, y],
      [x + 12, y],
    ],
    '#A9692F',
  ) +
  poly(
    [
      [x + 84, y - 26],
      [x + 132, y - 26],
      [x + 120, y],
      [x + 84, y],
    ],
    '#8A5A2B',
  )

/** A paper with lines of writing, `w` by `h`. */
export const sheet = (
  x: number,
  y: number,
  w: number,
  h: number,
  turn = 0,
  tone: string = WHITE,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(0, 0, w, h, tone)}${repeat(Math.floor(h / 22), (i) => rect(w * 0.14, 16 + i * 20, w * (i % 3 === 2 ? 0.45 : 0.72), 6, SLATE, 3, 0.8))}</g>`

/** A rolled plan or certificate with a ribbon, 60 long, lying along the diagonal. */
export const scroll = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(-30) scale(${scale})">${rect(-30, -8, 60, 16, CREAM, 8)}${rect(-30, 0, 60, 8, '#DCC9A0', 4)}${rect(-5, -8, 10, 16, BLUE)}</g>`

/** A ball, 2r wide. */
export const ball = (x: number, y: number, r: number): string =>
  circle(x, y, r, WHITE) +
  star(x, y, r * 0.5, NAVY) +
  path(
    `M${x + r * 0.3} ${y - r * 0.95}A${r} ${r} 0 0 1 ${x + r * 0.3} ${y + r * 0.95}Q${x + r * 0.9} ${y} ${x + r * 0.3} ${y - r * 0.95}Z`,
    '#C6D2D9',
  )

/** A goal seen from the side of the pitch, `w` by `h`, its left post at (x, y). */
export const goal = (x: number, y: number, w: number, h: number): string =>
  repeat(9, (i) => rect(x + (i + 1) * (w / 10), y - h, 2, h, WHITE, 0, 0.55)) +
  repeat(5, (i) => rect(x, y - h + (i + 1) * (h / 6), w, 2, WHITE, 0, 0.55)) +
  band(
    [
      [x, y],
      [x, y - h],
      [x + w, y - h],
      [x + w, y],
    ],
    WHITE,
    10,
  )

/** A small marker flag on a wire, for lanes and fields. */
export const marker = (x: number, y: number, scale = 1, color: string = GREEN): string =>
  at(
    x,
    y,
    scale,
    ellipse(4, 0, 16, 4, INK, 0.2) + rect(-2, -92, 4, 92, NAVY) + poly('2,-92 52,-76 2,-58', color),
  )
