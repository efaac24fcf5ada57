import {
  BLUE,
  CLOTH,
  CREAM,
  GOLD,
  GREEN,
  INK,
  NAVY,
  ORANGE,
  SLATE,
  type Tones,
  WHITE,
} from '../palette.ts'
import { at, band, circle, path, poly, rect, repeat } from '../svg.ts'
import { cloth } from './flag.ts'
import { star } from './sky.ts'

const HULL_LIGHT = '#E8EEF1'
const HULL_DARK = '#C6D2D9'

/** A white patrol boat facing right, 1040 long and 500 high; its waterline at (x, y), its stern at x. */
export const patrolBoat = (
  x: number,
  y: number,
  scale = 1,
  mirrored = false,
  lit = false,
): string => {
  const window = lit ? '#F3CB76' : NAVY
  return at(
    x,
    y,
    scale,
    rect(471, -480, 7, 170, NAVY) +
      band('420,-424 474,-424', NAVY, 6) +
      band('474,-396 536,-396', NAVY, 6) +
      poly('458,-468 466,-480 488,-480 496,-468', NAVY) +
      at(478, -460, 0.52, cloth()) +
      rect(430, -346, 92, 14, NAVY, 6) +
      circle(552, -336, 24, NAVY) +
      circle(552, -336, 20, '#F2F5F6') +
      poly('376,-236 396,-310 566,-310 616,-236', '#F1F4F5') +
      poly('480,-310 566,-310 616,-236 474,-236', '#D3DBE2') +
      poly('398,-262 408,-296 444,-296 444,-262', window) +
      poly('450,-262 450,-296 488,-296 488,-262', window) +
      poly('494,-262 494,-296 530,-296 530,-262', window) +
      poly('536,-262 536,-296 560,-296 580,-262', window) +
      poly('266,-128 290,-236 646,-236 712,-128', WHITE) +
      poly('480,-236 646,-236 712,-128 488,-128', '#DDE3EC') +
      repeat(6, (i) => circle(326 + i * 60, -184, 13, lit ? '#F3CB76' : '#153E6B')) +
      band('78,-132 78,-170 258,-170 258,-132', NAVY, 4) +
      rect(96, -152, 92, 22, ORANGE, 8) +
      band('190,-134 248,-228', NAVY, 6) +
      band('826,-136 1040,-196', NAVY, 4) +
      band('876,-180 876,-150', NAVY, 4) +
      band('948,-190 948,-164', NAVY, 4) +
      path('M4 -118H800L1058 -172L928 0H26Z', HULL_LIGHT) +
      path('M14 -62H974L928 0H26Z', HULL_DARK) +
      path('M0 -132H800L1060 -176L1054 -158L806 -112H0Z', NAVY) +
      poly('668,-112 750,-112 654,0 576,0', BLUE) +
      poly('766,-112 796,-112 704,0 672,0', GREEN) +
      star(478, -56, 34, GOLD),
    mirrored,
  )
}

/** A wooden boat with one lateen sail, 240 long and 220 high; waterline at (x, y), its middle at x. */
export const dhow = (
  x: number,
  y: number,
  scale = 1,
  sail: Tones = ['#FCF8EE', '#D9DEE2'],
  mirrored = false,
  hull: Tones = [NAVY, INK],
): string =>
  at(
    x,
    y,
    scale,
    rect(-6, -222, 7, 190, hull[1]) +
      path('M-74 -46C-60 -110 -6 -220 96 -244C70 -190 66 -110 74 -42Z', sail[0]) +
      path('M96 -244C70 -190 66 -110 74 -42L18 -44C10 -120 40 -200 96 -244Z', sail[1]) +
      path('M-116 -40Q0 -14 122 -46L96 0H-86Z', hull[0]) +
      path('M-100 -18Q0 0 110 -22L96 0H-86Z', hull[1]),
    mirrored,
  )

/** An open fishing boat, 220 long, painted in two colours; its keel at (x, y). */
export const skiff = (
  x: number,
  y: number,
  scale = 1,
  hull: Tones = CLOTH.blue,
  stripe: string = GOLD,
  mirrored = false,
): string =>
  at(
    x,
    y,
    scale,
    path('M-116 -58L-100 -52Q0 -36 96 -56L128 -78L96 0H-84Z', hull[0]) +
      path('M-94 -22Q0 -10 108 -28L96 0H-84Z', hull[1]) +
      path('M-116 -58L-100 -52Q0 -36 96 -56L128 -78L122 -64L98 -42Q0 -22 -104 -40Z', stripe),
    mirrored,
  )

/** An inflatable rescue boat facing right, 300 long; waterline at (x, y), its middle at x. `crew` stands behind the tube. */
export const raft = (x: number, y: number, scale = 1, crew = '', mirrored = false): string =>
  at(
    x,
    y,
    scale,
    rect(-176, -74, 34, 66, INK, 6) +
      rect(-170, -84, 22, 14, STEEL_DARK, 4) +
      crew +
      path(
        'M-150 -50Q-150 -58 -140 -58H96Q132 -60 158 -84Q176 -88 172 -66Q156 -8 110 0H-128Q-150 -2 -150 -50Z',
        ORANGE,
      ) +
      path('M-148 -26H156Q140 -6 110 0H-128Q-144 -2 -148 -26Z', '#B85C1C') +
      band('-130,-42 -60,-36 20,-36 100,-44', CREAM, 5) +
      star(-20, -22, 14, WHITE),
    mirrored,
  )

const STEEL_DARK = '#454F5E'

const BOXES: readonly string[] = [BLUE, GREEN, GOLD, '#B85C1C', '#DDE5EA', '#1E5A99']

/** A stack of shipping containers: `rows` high and `columns` wide, each 92 by 42; lower left corner at (x, y). */
export const containers = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  skip = 0,
  scale = 1,
): string =>
  at(
    x,
    y,
    scale,
    repeat(rows * columns, (i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      if (row === rows - 1 && column < skip) return ''
      const color = BOXES[(column * 5 + row * 2 + ((column * row) % 3)) % BOXES.length] ?? BLUE
      const [cx, cy] = [column * 94, -(row + 1) * 44]
      return (
        rect(cx, cy, 90, 42, color) +
        repeat(5, (k) => rect(cx + 10 + k * 16, cy + 7, 5, 28, INK, 0, 0.18)) +
        rect(cx, cy + 34, 90, 8, INK, 0, 0.22)
      )
    }),
  )

/** A cargo ship facing right, 980 long; waterline at (x, y), its stern at x. */
export const cargoShip = (
  x: number,
  y: number,
  scale = 1,
  hull = '#17406F',
  mirrored = false,
): string =>
  at(
    x,
    y,
    scale,
    containers(270, -120, 6, 3, 2) +
      rect(70, -330, 140, 210, WHITE) +
      rect(150, -330, 60, 210, '#DDE5EA') +
      rect(54, -346, 172, 20, NAVY) +
      repeat(3, (i) => repeat(4, (k) => rect(84 + k * 30, -308 + i * 58, 18, 22, '#153E6B'))) +
      rect(96, -420, 46, 76, BLUE) +
      rect(122, -420, 20, 76, '#2F6DB8') +
      rect(96, -404, 46, 14, GOLD) +
      path('M0 -120H860L980 -160L900 0H40Z', hull) +
      path('M26 -40H924L904 0H40Z', '#B85C1C') +
      path('M0 -120H860L980 -160L974 -140L866 -104H4Z', WHITE) +
      band('900,-150 900,-210', SLATE, 6),
    mirrored,
  )
