import { NAVY, SLATE, STEEL, WHITE } from '../palette.ts'
import { at, band, circle, poly, rect, repeat } from '../svg.ts'

/** A lattice mast of `height`, its foot 90 wide at (x, y), with dishes and a lamp. */
export const mast = (
  x: number,
  y: number,
  height: number,
  light = '#E8EEF1',
  dark: string = SLATE,
): string => {
  const half = (t: number): number => 46 * (1 - t) + 8 * t
  const bays = 7
  const rungs = repeat(bays, (i) => {
    const [low, high] = [i / bays, (i + 1) / bays]
    const [a, b] = [half(low), half(high)]
    return (
      band(
        [
          [-a, -height * low],
          [b, -height * high],
        ],
        dark,
        5,
      ) +
      band(
        [
          [a, -height * low],
          [-b, -height * high],
        ],
        light,
        5,
      ) +
      band(
        [
          [-b, -height * high],
          [b, -height * high],
        ],
        dark,
        5,
      )
    )
  })
  return at(
    x,
    y,
    1,
    rungs +
      band(
        [
          [-46, 0],
          [-8, -height],
        ],
        light,
        9,
      ) +
      band(
        [
          [46, 0],
          [8, -height],
        ],
        dark,
        9,
      ) +
      rect(-3, -height - 90, 6, 92, light) +
      circle(0, -height - 94, 10, '#E07B2E') +
      circle(-34, -height * 0.72, 30, light) +
      circle(-34, -height * 0.72, 20, dark) +
      circle(36, -height * 0.55, 24, light) +
      circle(36, -height * 0.55, 15, dark),
  )
}

/** A water tower 400 high, its foot at (x, y). */
export const waterTower = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    band('-70,0 -60,-230', STEEL, 12) +
      band('70,0 60,-230', '#454F5E', 12) +
      band('-66,-110 66,-110', STEEL, 8) +
      band('-66,-110 60,-228', '#454F5E', 5) +
      band('66,-110 -60,-228', STEEL, 5) +
      rect(-100, -390, 200, 150, WHITE) +
      rect(30, -390, 70, 150, '#D3DBE2') +
      rect(-100, -336, 200, 38, '#4189DD') +
      rect(30, -336, 70, 38, '#2F6DB8') +
      poly('-112,-388 0,-440 112,-388', NAVY) +
      rect(-110, -246, 220, 14, NAVY, 3) +
      rect(-6, -236, 12, 236, '#2F6DB8'),
  )
