import { BLUE, GOLD, INK, NAVY, type Tones, WHITE } from '../palette.ts'
import { at, circle, path, rect } from '../svg.ts'
import { star } from './sky.ts'

/** A waving flag, 150 by 100, its upper corner at the pole: blue with the white star. */
export const cloth = (tones: Tones = [BLUE, '#2F6DB8'], mark: string = WHITE): string =>
  path(
    'M0 0C30 -16 60 -10 84 0C108 10 130 8 150 0V98C130 108 108 108 84 98C60 88 30 84 0 98Z',
    tones[0],
  ) +
  path('M84 0C108 10 130 8 150 0V98C130 108 108 108 84 98Z', tones[1], 0.45) +
  star(74, 48, 27, mark)

/** A flag on a pole whose foot is at (x, y); `height` in the drawing's units, the cloth 150 by 100 times `size`. */
export const flag = (
  x: number,
  y: number,
  height: number,
  size = 1,
  mirrored = false,
  pole: string = NAVY,
): string =>
  at(
    x,
    y,
    1,
    rect(-4, -height, 8, height, pole, 2) +
      circle(0, -height - 4, 9, GOLD) +
      at(4, -height + 12, size, cloth()),
    mirrored,
  )

/** A flag hanging indoors from a stand, about 400 high; its foot at (x, y). */
export const stand = (
  x: number,
  y: number,
  scale = 1,
  tones: Tones = [BLUE, '#2F6DB8'],
  mirrored = false,
  mark: string = WHITE,
): string =>
  at(
    x,
    y,
    scale,
    rect(-34, -10, 68, 12, '#B8924A', 4) +
      rect(-5, -440, 10, 434, '#C9AF78') +
      path('M0 -470L11 -436H-11Z', GOLD) +
      path(
        'M4 -420C50 -420 84 -380 88 -320C92 -250 78 -190 84 -136C60 -112 30 -108 4 -120Z',
        tones[0],
      ) +
      path(
        'M46 -406C84 -372 92 -330 88 -280C88 -230 78 -186 84 -136C74 -126 64 -120 54 -116C62 -200 70 -300 46 -406Z',
        tones[1],
      ) +
      star(38, -236, 24, mark),
    mirrored,
  )

/** The ministry's shield: blue above, green below, divided by the gold diagonal; about 100 by 120. */
export const shield = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    path('M-50 -60H50V0C50 36 24 54 0 64C-24 54 -50 36 -50 0Z', GOLD) +
      path('M-43 -53H43V0C43 30 22 46 0 56C-22 46 -43 30 -43 0Z', '#14532D') +
      path('M-43 -53H34L-30 39C-38 30 -43 16 -43 0Z', BLUE) +
      path('M34 -53H43V-46L-22 47L-30 39Z', GOLD) +
      star(0, -2, 26, WHITE),
  )

/** A finial-less pennant rope of small flags between two points, for open days and openings. */
export const bunting = (
  x: number,
  y: number,
  width: number,
  colors: readonly string[] = [BLUE, GOLD, WHITE],
): string => {
  const count = Math.floor(width / 46)
  const flags = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const dip = 60 * 4 * t * (1 - t)
    return path(
      `M${(x + t * width - 15).toFixed(0)} ${(y + dip).toFixed(0)}h30l-15 34z`,
      colors[i % colors.length] ?? INK,
    )
  })
  return `<path d="M${x} ${y}Q${x + width / 2} ${y + 120} ${x + width} ${y}" fill="none" stroke="${INK}" stroke-width="3"/>${flags.join('')}`
}
