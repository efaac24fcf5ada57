import { BLUE, GOLD, GREEN, INK, NAVY, PALE, SLATE, STEEL, WHITE } from '../palette.ts'
import { at, band, circle, ellipse, group, path, poly, rect } from '../svg.ts'
import { star } from './sky.ts'

/** A relief helicopter facing right, 520 long and 210 high, its middle at (x, y). */
export const helicopter = (x: number, y: number, scale = 1, mirrored = false): string =>
  at(
    x,
    y,
    scale,
    path('M-60 -34L-262 -64L-288 -122H-258L-232 -80L-50 -64Z', '#C6D2D9') +
      path('M-262 -64L-288 -122H-258L-246 -100Z', GREEN) +
      circle(-268, -92, 34, NAVY, 0.28) +
      band('-268,-126 -268,-58', NAVY, 5) +
      rect(-6, -118, 12, 40, NAVY) +
      rect(-60, -92, 130, 26, SLATE, 10) +
      path(
        'M-92 -10C-100 -64 -60 -78 -20 -78H70C130 -78 172 -40 176 4C176 34 150 46 120 46H-40C-72 46 -88 22 -92 -10Z',
        WHITE,
      ) +
      path('M-91 6H176C176 34 150 46 120 46H-40C-72 46 -88 30 -91 6Z', PALE) +
      poly('-76,46 -8,46 58,-78 -4,-78', BLUE) +
      poly('6,46 26,46 92,-78 72,-78', GREEN) +
      path('M104 -66C140 -56 162 -28 168 2H104Z', '#173F6B') +
      path('M104 -66C118 -62 130 -56 140 -46L118 2H104Z', '#2A568A') +
      circle(-44, -14, 15, '#173F6B') +
      star(74, 14, 18, GOLD) +
      band('-30,46 -44,84', NAVY, 7) +
      band('100,46 114,84', NAVY, 7) +
      band('-86,84 150,84 172,72', NAVY, 8) +
      ellipse(0, -120, 300, 8, NAVY, 0.4) +
      rect(-300, -123, 600, 6, NAVY, 3),
    mirrored,
  )

/** One engine on the near wing, its propeller's middle at (x, y). */
const engine = (x: number, y: number): string =>
  path(
    `M${x - 120} ${y - 4}Q${x - 60} ${y - 22} ${x - 10} ${y - 16}Q${x + 6} ${y - 8} ${x + 6} ${y}Q${x + 6} ${y + 8} ${x - 10} ${y + 14}H${x - 90}Z`,
    '#DDE5EA',
  ) +
  path(`M${x - 108} ${y}H${x + 6}Q${x + 6} ${y + 8} ${x - 10} ${y + 14}H${x - 90}Z`, SLATE) +
  ellipse(x + 10, y, 9, 66, NAVY, 0.28) +
  rect(x + 7, y - 66, 6, 132, NAVY, 3) +
  circle(x + 12, y, 8, GOLD)

/** A high-winged transport plane facing right, 820 long and 300 high, its middle at (x, y); `tilt` in degrees, nose up. */
export const transport = (
  x: number,
  y: number,
  scale = 1,
  tilt = 0,
  wheels = false,
  mirrored = false,
): string =>
  at(
    x,
    y,
    scale,
    group(
      `rotate(${-tilt})`,
      (wheels
        ? rect(-52, 60, 12, 50, STEEL) +
          circle(-70, 112, 24, INK) +
          circle(-22, 112, 24, INK) +
          rect(266, 60, 9, 56, STEEL) +
          circle(270, 118, 18, INK)
        : '') +
        poly('20,-70 118,-70 70,-128 26,-128', '#B9C5CC') +
        path('M-282 -62L-404 -206H-330L-196 -70Z', GREEN) +
        path('M-282 -62L-318 -104L-234 -108L-196 -70Z', '#0B3A20') +
        star(-340, -158, 22, WHITE) +
        path(
          'M-424 -34C-330 -66 -250 -76 -180 -76H236C300 -76 366 -40 388 2C396 28 352 66 290 70H-110C-210 68 -330 20 -424 -34Z',
          WHITE,
        ) +
        path(
          'M-344 8C-200 22 220 18 390 10C388 36 346 68 290 70H-110C-190 68 -270 42 -344 8Z',
          PALE,
        ) +
        poly('-232,48 -180,61 -104,-76 -160,-76', BLUE) +
        poly('-168,63 -152,66 -74,-76 -90,-76', GOLD) +
        path('M290 -62C330 -46 356 -24 372 -6H304Z', '#173F6B') +
        circle(160, -24, 12, '#173F6B') +
        circle(206, -24, 12, '#173F6B') +
        circle(252, -24, 12, '#173F6B') +
        path('M-330 -44L-452 -22Q-470 -8 -436 -10L-250 -34Z', '#B9C5CC') +
        poly('-30,-76 124,-76 -100,112 -176,112', '#93A2B0') +
        poly('64,-76 124,-76 -100,112 -134,112', '#C6D2D9') +
        engine(96, -14) +
        engine(2, 64),
    ),
    mirrored,
  )
