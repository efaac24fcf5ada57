import { BARK, BLUE, CREAM, GOLD, GREEN, INK, NAVY, SLATE, STEEL, WHITE, WOOD } from '../palette.ts'
import { at, band, poly, rect, repeat } from '../svg.ts'
import { shield } from './flag.ts'

const WOODS = ['#A9692F', WOOD, BARK] as const

/** A podium with five microphones and the ministry's shield, 330 wide and 500 high. */
export const podium = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    [-78, -42, 0, 42, 78]
      .map((dx, i) => {
        const top = -480 - (2 - Math.abs(i - 2)) * 14
        return (
          `<path d="M${dx * 0.25} -350Q${dx * 0.6} ${top + 70} ${dx} ${top + 24}" fill="none" stroke="${INK}" stroke-width="6"/>` +
          rect(dx - 10, top - 10, 20, 38, i % 2 ? STEEL : INK, 9) +
          rect(dx - 10, top + 12, 20, 7, [GOLD, BLUE, WHITE, GOLD, BLUE][i] ?? GOLD)
        )
      })
      .join('') +
      poly('-120,-316 120,-316 98,0 -98,0', WOODS[0]) +
      poly('14,-316 120,-316 98,0 18,0', WOODS[1]) +
      poly('-165,-360 165,-360 142,-312 -142,-312', '#D2A35C') +
      poly('20,-360 165,-360 142,-312 22,-312', '#B98A4A') +
      rect(-112, -24, 224, 24, BARK, 4) +
      shield(0, -176, 1),
  )

/** A plain table, `width` wide and 92 high, its lower left corner at (x, y). */
export const table = (
  x: number,
  y: number,
  width: number,
  top: string = '#B98A4A',
  legs: string = BARK,
  height = 92,
): string =>
  rect(x + 14, y - height, 12, height, legs) +
  rect(x + width - 26, y - height, 12, height, legs) +
  rect(x, y - height - 12, width, 16, top, 3)

/** A table with a cloth that hangs in two tones, `width` wide and 110 high. */
export const clothTable = (
  x: number,
  y: number,
  width: number,
  light: string,
  dark: string,
  height = 110,
): string =>
  rect(x, y - height, width, height, light) +
  rect(x + width * 0.72, y - height, width * 0.28, height, dark) +
  rect(x - 10, y - height - 10, width + 20, 18, WHITE, 3)

/** A bench with a back, 320 wide. */
export const bench = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    rect(22, -60, 14, 60, NAVY) +
      rect(284, -60, 14, 60, NAVY) +
      rect(22, -150, 10, 96, NAVY) +
      rect(288, -150, 10, 96, NAVY) +
      rect(0, -152, 320, 18, WOODS[0], 4) +
      rect(0, -122, 320, 18, WOODS[1], 4) +
      rect(-6, -74, 332, 20, WOODS[0], 4),
  )

/** A shelf frame, `width` by `height`, with `rows` boards; its lower left corner at (x, y). `fill` draws what stands on a board of given number. */
export const shelf = (
  x: number,
  y: number,
  width: number,
  height: number,
  rows: number,
  fill: (row: number) => string,
  frame: string = BARK,
  back: string = '#4E3216',
): string => {
  const step = height / rows
  return at(
    x,
    y,
    1,
    rect(0, -height, width, height, back) +
      repeat(rows, (row) => at(0, -row * step - 10, 1, fill(row))) +
      repeat(rows + 1, (row) => rect(0, -row * step - 10, width, 12, frame)) +
      rect(-8, -height - 12, 14, height + 12, frame) +
      rect(width - 6, -height - 12, 14, height + 12, frame),
  )
}

const SPINES = [
  BLUE,
  GREEN,
  GOLD,
  '#1E5A99',
  CREAM,
  '#B85C1C',
  '#3F8A5B',
  NAVY,
  SLATE,
  '#9E6C21',
] as const

/** A row of books standing on y = 0 from x = 8 to `width`, the tallest `height`; the same row for the same seed. */
export const books = (width: number, height: number, seed: number): string => {
  const parts: string[] = []
  let x = 12
  let i = seed * 3
  while (x < width - 40) {
    const w = 16 + ((i * 7) % 4) * 6
    const h = height * (0.74 + ((i * 13) % 5) * 0.06)
    if ((i * 11 + seed) % 13 === 0) {
      x += 26
    } else {
      const color = SPINES[(i * 7 + seed) % SPINES.length] ?? BLUE
      parts.push(
        rect(x, -h, w, h, color),
        rect(x + w * 0.68, -h, w * 0.32, h, INK, 0, 0.18),
        rect(x, -h * 0.82, w, 5, WHITE, 0, 0.5),
      )
      x += w + 2
    }
    i += 1
  }
  return parts.join('')
}

/** A row of archive boxes on y = 0. */
export const boxes = (width: number, height: number, seed: number): string => {
  const count = Math.floor(width / 78)
  return repeat(count, (i) => {
    const color = [CREAM, '#C9AF78', '#A9C4DF', CREAM, '#E0CFA6'][(i * 2 + seed) % 5] ?? CREAM
    const bx = 12 + i * ((width - 20) / count)
    if ((i + seed * 2) % 7 === 5) return ''
    return (
      rect(bx, -height, 66, height, color) +
      rect(bx + 46, -height, 20, height, INK, 0, 0.12) +
      rect(bx + 12, -height * 0.72, 30, 20, WHITE) +
      rect(bx + 24, -height * 0.3, 12, 10, INK, 5, 0.55)
    )
  })
}

/** A globe-less desk microphone on its arm, reaching left. */
export const studioMic = (x: number, y: number, scale = 1, mirrored = false): string =>
  at(
    x,
    y,
    scale,
    band('0,0 40,-130 -70,-210', STEEL, 8) +
      rect(-24, -12, 48, 14, INK, 5) +
      rect(-96, -246, 46, 78, NAVY, 20) +
      rect(-70, -246, 20, 78, INK, 10) +
      rect(-96, -206, 46, 8, GOLD),
    mirrored,
  )
