import { GOLD, INK, NAVY, OCHRE, PALE, STEEL, WHITE } from '../palette.ts'
import { at, band, type Point, poly, rect } from '../svg.ts'

/** The zigzag of a lattice between two points. */
const lattice = (
  from: Point,
  to: Point,
  depth: Point,
  bays: number,
  color: string,
  width: number,
): string => {
  const points = Array.from({ length: bays * 2 + 1 }, (_, i): Point => {
    const t = i / (bays * 2)
    const off = i % 2
    return [
      from[0] + (to[0] - from[0]) * t + depth[0] * off,
      from[1] + (to[1] - from[1]) * t + depth[1] * off,
    ]
  })
  return band(points, color, width)
}

/** A tower crane 380 high, its jib reaching right to `reach`; the hook hangs at `hook` from the mast, `drop` below the jib. */
export const towerCrane = (
  x: number,
  y: number,
  scale: number,
  reach: number,
  hook: number,
  drop: number,
  load = '',
  mirrored = false,
): string =>
  at(
    x,
    y,
    scale,
    band('0,-440 -150,-372', INK, 3) +
      band(
        [
          [0, -440],
          [reach * 0.66, -372],
        ],
        INK,
        3,
      ) +
      rect(-18, -370, 36, 370, GOLD) +
      rect(4, -370, 14, 370, '#C48D26') +
      lattice([-16, -6], [-16, -330], [32, 0], 6, OCHRE, 4) +
      poly('-18,-380 0,-448 18,-380', GOLD) +
      rect(-160, -378, 160 + reach, 13, GOLD) +
      lattice([24, -378], [reach - 20, -378], [0, -22], 9, OCHRE, 4) +
      lattice([-130, -378], [-30, -378], [0, -22], 2, OCHRE, 4) +
      rect(-164, -364, 76, 52, STEEL) +
      rect(-126, -364, 38, 52, '#454F5E') +
      rect(-26, -336, 56, 48, NAVY, 5) +
      rect(-6, -324, 28, 24, '#CFE2F5') +
      band(
        [
          [hook, -368],
          [hook, -368 + drop],
        ],
        INK,
        4,
      ) +
      band(
        [
          [hook - 70, -326 + drop],
          [hook, -368 + drop],
          [hook + 70, -326 + drop],
        ],
        INK,
        4,
      ) +
      at(hook, -326 + drop, 1, load),
    mirrored,
  )

/** A ship-to-shore crane 520 high, its boom reaching left over the water; its feet at (x, y). */
export const harbourCrane = (
  x: number,
  y: number,
  scale: number,
  hook: number,
  drop: number,
  load = '',
  color: string = '#2F6DB8',
  dark: string = '#1E5A99',
): string =>
  at(
    x,
    y,
    scale,
    band('20,-520 -360,-398', NAVY, 4) +
      band('20,-520 180,-398', NAVY, 4) +
      band('20,-520 -180,-398', NAVY, 4) +
      poly('-4,-396 10,-530 30,-530 44,-396', color) +
      rect(-400, -404, 640, 22, color) +
      rect(-400, -390, 640, 8, dark) +
      rect(90, -440, 110, 38, WHITE) +
      rect(150, -440, 50, 38, PALE) +
      band('-60,-384 -76,-8', color, 18) +
      band('130,-384 150,-8', dark, 18) +
      band('-70,-150 142,-150', color, 14) +
      band('-66,-150 130,-384', dark, 8) +
      rect(-112, -14, 76, 14, INK, 4) +
      rect(112, -14, 76, 14, INK, 4) +
      rect(hook - 26, -386, 52, 18, NAVY, 3) +
      rect(hook + 34, -384, 34, 34, '#CFE2F5') +
      band(
        [
          [hook - 16, -370],
          [hook - 16, -370 + drop],
        ],
        INK,
        3,
      ) +
      band(
        [
          [hook + 16, -370],
          [hook + 16, -370 + drop],
        ],
        INK,
        3,
      ) +
      at(hook, -370 + drop, 1, load),
  )
