import { CREAM, DUNE, MEADOW, NAVY, SKY, WHITE } from '../palette.ts'
import { at, path, poly, rect, repeat } from '../svg.ts'

/** A room: its wall in two tones parted by the 30° diagonal, and its floor from `floor` down. */
export const room = (
  wall: string,
  other: string,
  floor: string,
  skirting: string,
  level = 700,
  split = 900,
): string =>
  rect(0, 0, 1600, 900, wall) +
  poly(
    [
      [split + 260, 0],
      [1600, 0],
      [1600, level],
      [split - 144, level],
    ],
    other,
  ) +
  rect(0, level, 1600, 960 - level, floor) +
  rect(0, level, 1600, 12, skirting)

/** The identity's gold diagonal across a wall, from the top edge to `level`. */
export const diagonal = (x: number, level: number, width: number, color: string): string =>
  poly(
    [
      [x + level * 0.577, 0],
      [x + width + level * 0.577, 0],
      [x + width, level],
      [x, level],
    ],
    color,
  )

/** A window onto a bright day, `w` by `h`, with `columns` panes. */
export const pane = (
  x: number,
  y: number,
  w: number,
  h: number,
  columns = 2,
  frame: string = WHITE,
  glass: string = SKY,
): string =>
  at(
    x,
    y,
    1,
    rect(0, 0, w, h, glass) +
      poly(
        [
          [w * 0.5, 0],
          [w * 0.8, 0],
          [w * 0.8 - h * 0.577, h],
          [w * 0.5 - h * 0.577, h],
        ].map(([px = 0, py = 0]) => [Math.max(0, px), py] as const),
        WHITE,
        0.3,
      ) +
      path(
        `M0 ${h}V${h * 0.74}Q${w * 0.25} ${h * 0.62} ${w * 0.5} ${h * 0.74}T${w} ${h * 0.7}V${h}Z`,
        MEADOW,
        0.75,
      ) +
      repeat(columns - 1, (i) => rect(((i + 1) * w) / columns - 5, 0, 10, h, frame)) +
      rect(0, h * 0.44, w, 8, frame) +
      rect(-10, -10, w + 20, 12, frame) +
      rect(-10, -10, 12, h + 20, frame) +
      rect(w - 2, -10, 12, h + 20, frame) +
      rect(-20, h, w + 40, 16, frame),
  )

/** A drawn map on a sheet, `w` by `h`: land, sea, the diagonal coast; no real borders. */
export const map = (x: number, y: number, w: number, h: number, frame: string = NAVY): string =>
  at(
    x,
    y,
    1,
    rect(-10, -10, w + 20, h + 20, frame) +
      rect(0, 0, w, h, '#A9CEF0') +
      path(
        `M0 0H${w * 0.86}L${w * 0.72} ${h * 0.3}Q${w * 0.6} ${h * 0.52} ${w * 0.46} ${h * 0.66}T${w * 0.2} ${h}H0Z`,
        CREAM,
      ) +
      path(
        `M0 0H${w * 0.44}L${w * 0.34} ${h * 0.3}Q${w * 0.3} ${h * 0.5} ${w * 0.16} ${h * 0.62}L0 ${h * 0.7}Z`,
        '#C3D7BE',
      ) +
      `<path d="M0 ${h * 0.42}Q${w * 0.26} ${h * 0.3} ${w * 0.36} ${h * 0.5}T${w * 0.46} ${h * 0.66}" fill="none" stroke="#4189DD" stroke-width="6"/>` +
      `<path d="M${w * 0.14} 0L${w * 0.4} ${h * 0.42}L${w * 0.66} ${h * 0.34}" fill="none" stroke="${DUNE}" stroke-width="6"/>`,
  )

/** A hanging lamp whose shade is 110 wide, from the ceiling down to `drop`. */
export const lamp = (x: number, drop: number, shade: string, light = '#F6DFA9'): string =>
  rect(x - 2, 0, 4, drop - 40, NAVY) +
  path(
    `M${x - 55} ${drop}Q${x - 50} ${drop - 48} ${x} ${drop - 48}Q${x + 50} ${drop - 48} ${x + 55} ${drop}Z`,
    shade,
  ) +
  rect(x - 30, drop, 60, 8, light, 4)
