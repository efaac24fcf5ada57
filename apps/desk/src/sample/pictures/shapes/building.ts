import { BLUE, CREAM, GOLD, INK, NAVY, SLATE, STEEL, type Tones, WHITE } from '../palette.ts'
import { at, band, circle, path, poly, rect, repeat } from '../svg.ts'

/** Plaster colours of the coast's houses. */
export const PLASTER = {
  white: [WHITE, '#DEE0E3'],
  cream: [CREAM, '#DCC9A0'],
  sand: ['#EFE1C0', '#D2BB88'],
} as const satisfies Record<string, Tones>

/** A round-headed window or door. */
export const arched = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): string =>
  path(
    `M${x} ${y}V${y - height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}Z`,
    color,
  )

export interface House {
  readonly width: number
  readonly height: number
  readonly tones?: Tones
  readonly floors?: number
  readonly windows?: number
  readonly glass?: string
  readonly door?: string
}

/** A flat-roofed house with arched windows, its lower left corner at (x, y). */
export const house = (x: number, y: number, h: House): string => {
  const [light, dark] = h.tones ?? PLASTER.white
  const floors = h.floors ?? 1
  const count = h.windows ?? 3
  const lit = h.width * 0.7
  const gap = lit / (count + 0.35)
  const storey = (h.height - 14) / floors
  return at(
    x,
    y,
    1,
    rect(0, -h.height, h.width, h.height, light) +
      rect(lit, -h.height, h.width - lit, h.height, dark) +
      rect(-6, -h.height - 8, h.width + 12, 14, light) +
      rect(lit, -h.height - 8, h.width - lit + 6, 14, dark) +
      repeat(floors * count, (i) => {
        const [column, row] = [i % count, Math.floor(i / count)]
        const ground = row === floors - 1
        const isDoor = Boolean(h.door) && ground && column === count - 1
        const top = -h.height + 14 + row * storey
        const wide = gap * 0.5
        return isDoor
          ? arched(gap * (column + 0.35), 0, gap * 0.62, storey * 0.68, h.door ?? NAVY)
          : arched(
              gap * (column + 0.4),
              top + storey * 0.72,
              wide,
              Math.min(storey * 0.52, wide * 2),
              h.glass ?? '#153E6B',
            )
      }),
  )
}

/** A striped lighthouse about 490 high, its foot at (x, y). */
export const lighthouse = (
  x: number,
  y: number,
  scale = 1,
  stripe: Tones = [BLUE, '#2F6DB8'],
): string => {
  const half = (height: number): number => 46 - (height / 340) * 16
  const ring = (from: number, to: number, tones: Tones): string =>
    poly(
      [
        [-half(from), -from],
        [-half(to), -to],
        [half(to), -to],
        [half(from), -from],
      ],
      tones[0],
    ) +
    poly(
      [
        [6, -from],
        [4, -to],
        [half(to), -to],
        [half(from), -from],
      ],
      tones[1],
    )
  return at(
    x,
    y,
    scale,
    ring(0, 340, ['#FCF8EE', '#D9DEE2']) +
      ring(98, 186, stripe) +
      ring(238, 292, stripe) +
      arched(-14, 0, 28, 52, NAVY) +
      rect(-8, -152, 16, 24, NAVY, 7) +
      rect(-8, -236, 16, 24, NAVY, 7) +
      rect(-46, -354, 92, 16, NAVY, 2) +
      band('-46,-354 -46,-376 46,-376 46,-354', NAVY, 4) +
      rect(-24, -408, 48, 54, NAVY) +
      rect(-17, -406, 14, 50, '#F3CB76') +
      rect(5, -406, 14, 50, '#F3CB76') +
      poly('-36,-406 0,-448 36,-406', NAVY) +
      rect(-3, -474, 6, 30, NAVY),
  )
}

/** A slender minaret, 330 high. */
export const minaret = (
  x: number,
  y: number,
  scale = 1,
  tones: Tones = PLASTER.white,
  top: string = '#1F6B3D',
): string =>
  at(
    x,
    y,
    scale,
    rect(-22, -250, 44, 250, tones[0]) +
      rect(4, -250, 18, 250, tones[1]) +
      rect(-32, -262, 64, 14, tones[1]) +
      rect(-15, -306, 30, 46, tones[0]) +
      rect(3, -306, 12, 46, tones[1]) +
      path('M-18 -306C-18 -330 -4 -336 0 -352C4 -336 18 -330 18 -306Z', top) +
      circle(0, -356, 5, GOLD) +
      rect(-6, -220, 9, 26, '#153E6B', 4) +
      rect(-6, -150, 9, 26, '#153E6B', 4),
  )

/** A block of the city seen far off, in one colour: `heights` of neighbouring buildings, each `step` wide. */
export const skyline = (
  x: number,
  y: number,
  heights: readonly number[],
  step: number,
  color: string,
  glass?: string,
): string =>
  heights
    .map(
      (h, i) =>
        rect(x + i * step, y - h, step + 1, h, color) +
        rect(x + i * step - 3, y - h - 6, step * 0.8, 8, color) +
        (glass
          ? repeat(Math.floor(h / 34), (k) =>
              rect(
                x + i * step + (k % 2 ? step * 0.55 : step * 0.22),
                y - h + 16 + k * 28,
                9,
                13,
                glass,
              ),
            )
          : ''),
    )
    .join('')

/** The control tower of an airfield, 430 high, its foot at (x, y). */
export const controlTower = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    poly('-52,0 -36,-300 36,-300 52,0', WHITE) +
      poly('10,0 8,-300 36,-300 52,0', '#D3DBE2') +
      poly('-43,-170 -40,-226 40,-226 43,-170', BLUE) +
      poly('9,-170 8,-226 40,-226 43,-170', '#2F6DB8') +
      poly('-66,-300 -90,-330 90,-330 66,-300', SLATE) +
      poly('-84,-330 -102,-396 102,-396 84,-330', '#173F6B') +
      poly('20,-330 26,-396 102,-396 84,-330', NAVY) +
      poly('-50,-330 -62,-396 -34,-396 -28,-330', '#7FB2E8') +
      rect(-112, -412, 224, 18, WHITE, 4) +
      rect(-60, -430, 120, 20, SLATE) +
      rect(-3, -500, 6, 74, NAVY) +
      band('-22,-474 22,-474', NAVY, 5) +
      circle(60, -446, 22, STEEL) +
      circle(60, -446, 17, '#F2F5F6') +
      arched(-16, 0, 32, 56, INK),
  )
