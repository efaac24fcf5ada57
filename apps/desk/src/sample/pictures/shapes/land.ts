import { HAZE, SAGE, SLATE } from '../palette.ts'
import { at, land, type Point, poly } from '../svg.ts'

/** Two soft ranges of hills along the horizon at `y`. */
export const hills = (
  y: number,
  back = '#A9C4B0',
  front: string = SAGE,
  bottom = y + 120,
): string =>
  land(
    [
      [0, y - 30],
      [260, y - 62],
      [620, y - 34],
      [980, y - 70],
      [1330, y - 38],
      [1600, y - 60],
    ],
    back,
    bottom,
  ) +
  land(
    [
      [0, y - 6],
      [380, y - 26],
      [760, y + 2],
      [1180, y - 24],
      [1600, y - 8],
    ],
    front,
    bottom,
  )

/** A mountain: lit left face, shaded right face along the diagonal. */
export const mountain = (
  x: number,
  base: number,
  width: number,
  height: number,
  light: string = HAZE,
  dark = '#7FA9D0',
): string => {
  const peak: Point = [x + width * 0.46, base - height]
  return (
    poly(
      [
        [x, base],
        [x + width * 0.24, base - height * 0.5],
        peak,
        [x + width * 0.7, base - height * 0.56],
        [x + width, base],
      ],
      light,
    ) +
    poly(
      [
        peak,
        [x + width * 0.7, base - height * 0.56],
        [x + width, base],
        [x + width * 0.56, base],
        [x + width * 0.5, base - height * 0.52],
      ],
      dark,
    )
  )
}

/** Blue mountains along the horizon. */
export const range = (y: number, light: string = HAZE, dark = '#7FA9D0'): string =>
  mountain(-120, y, 620, 120, light, dark) +
  mountain(330, y, 560, 90, light, dark) +
  mountain(1010, y, 760, 130, light, dark) +
  mountain(720, y, 480, 80, light, dark)

/** A boulder in two tones. */
export const rock = (
  x: number,
  y: number,
  scale = 1,
  light: string = SLATE,
  dark = '#7A8896',
): string =>
  at(
    x,
    y,
    scale,
    poly('-60,0 -48,-34 -10,-52 34,-40 62,0', light) + poly('-10,-52 34,-40 62,0 10,0 4,-24', dark),
  )
