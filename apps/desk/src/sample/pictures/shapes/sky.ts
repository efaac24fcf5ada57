import { SKIES, type SkyName, WHITE } from '../palette.ts'
import { arc, at, circle, path, pointsOf, poly, rect, repeat } from '../svg.ts'

/** Radii from the sun's own disc outwards; a sky with more tones goes on outwards. */
const RADII = [112, 205, 310, 455, 615, 790, 980] as const

/** Stepped rings around the sun (or moon) at (x, y); `size` scales all rings. */
export const sky = (name: SkyName, x: number, y: number, size = 1): string => {
  const [ground = WHITE, ...rings] = SKIES[name]
  const drawn = rings.map((color, i) =>
    circle(x, y, (RADII[rings.length - 1 - i] ?? 112) * size, color),
  )
  return rect(0, 0, 1600, 900, ground) + drawn.join('')
}

/** A flat cloud of three bars, about 240 wide. */
export const cloud = (x: number, y: number, scale = 1, opacity = 0.9, color = WHITE): string =>
  at(
    x,
    y,
    scale,
    rect(40, 0, 120, 18, color, 9, opacity) +
      rect(0, 18, 240, 18, color, 9, opacity) +
      rect(80, 36, 130, 15, color, 7.5, opacity),
  )

/** Four birds far off; `color` is their ink. */
export const birds = (x: number, y: number, scale = 1, color = '#1E5A99'): string =>
  at(
    x,
    y,
    scale,
    pointsOf('0,20 46,0 92,30 146,10')
      .map(([bx, by]) => arc(`M${bx} ${by}q10 -12 18 0q8 -12 18 0`, color, 4))
      .join(''),
  )

/** A five-pointed star with its centre at (x, y); `r` is the outer radius. */
export const star = (x: number, y: number, r: number, color: string, opacity = 1): string =>
  poly(
    Array.from({ length: 10 }, (_, i) => {
      const angle = (Math.PI / 5) * i - Math.PI / 2
      const reach = i % 2 ? r * 0.382 : r
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
    }),
    color,
    opacity,
  )

/** Stars of a night sky, scattered the same way every time. */
export const stars = (count: number, seed = 7, top = 40, bottom = 380): string =>
  repeat(count, (i) => {
    const x = (((i + seed) * 0.754878) % 1) * 1560
    const y = top + (((i + seed) * 0.56984) % 1) * (bottom - top)
    return i % 3 ? circle(x + 20, y, 2.6, WHITE, 0.8) : star(x + 20, y, 8, WHITE, 0.9)
  })

/** Rain that falls along the identity's 30° diagonal. */
export const rain = (count: number, color = WHITE, opacity = 0.45): string =>
  repeat(count, (i) => {
    const x = (i * 271) % 1680
    const y = (i * 149) % 820
    return path(`M${x} ${y}h5l-25 44h-5z`, color, opacity)
  })

/** A lighthouse's or radio's beam: a pale wedge from (x, y) between two points on the picture's edge. */
export const beam = (
  x: number,
  y: number,
  upper: readonly [number, number],
  lower: readonly [number, number],
  opacity = 0.2,
): string => poly([[x, y], upper, lower], '#F6ECD3', opacity)
