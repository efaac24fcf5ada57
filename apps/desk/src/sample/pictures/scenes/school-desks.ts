import { CLOTH, WHITE } from '../palette.ts'
import { pane, room } from '../shapes/interior.ts'
import { personAt } from '../shapes/person.ts'
import { star } from '../shapes/sky.ts'
import { womanAt } from '../shapes/woman.ts'
import { arc, band, circle, poly, rect, repeat, scene } from '../svg.ts'

const desk = (x: number, y: number, scale: number): string =>
  rect(x - 110 * scale, y - 86 * scale, 220 * scale, 18 * scale, '#D2A35C', 3) +
  rect(x - 98 * scale, y - 68 * scale, 196 * scale, 26 * scale, '#8A5A2B') +
  rect(x - 92 * scale, y - 68 * scale, 12 * scale, 90 * scale, '#6B4420') +
  rect(x + 80 * scale, y - 68 * scale, 12 * scale, 90 * scale, '#6B4420') +
  poly(
    [
      [x - 40 * scale, y - 88 * scale],
      [x - 2 * scale, y - 94 * scale],
      [x - 2 * scale, y - 86 * scale],
      [x - 40 * scale, y - 84 * scale],
    ],
    WHITE,
  ) +
  poly(
    [
      [x + 36 * scale, y - 88 * scale],
      [x - 2 * scale, y - 94 * scale],
      [x - 2 * scale, y - 86 * scale],
      [x + 36 * scale, y - 84 * scale],
    ],
    '#DDE5EA',
  )

/** A teacher at a green board, adults at their desks seen from behind. */
export const schoolDesks = (): string =>
  scene(
    room('#F6ECD3', '#EFE1C0', '#C9AF78', '#A98A50', 640, 900),
    pane(90, 150, 240, 270),
    pane(1290, 150, 240, 270),
    rect(430, 90, 740, 400, '#8A5A2B', 6),
    rect(448, 108, 704, 364, '#14532D'),
    poly('900,108 1152,108 1152,472 690,472', '#124A29'),
    rect(420, 486, 760, 18, '#A9692F', 4),
    arc('M500 196q20 -46 40 0t40 0t40 0M500 270q24 -40 48 0t48 0', '#F6ECD3', 7),
    repeat(3, (i) => rect(500, 320 + i * 44, 170 - i * 36, 9, '#F6ECD3', 4, 0.9)),
    star(1060, 190, 34, '#E3AC3A'),
    circle(1060, 330, 44, '#4189DD'),
    band('980,396 1110,396', '#F6ECD3', 7),
    womanAt(800, 650, 1.92, {
      veil: CLOTH.blue,
      dress: CLOTH.deep,
      left: '-48,-140 -78,-164',
      right: '36,-112 22,-92',
      prop: band('-78,-164 -102,-194', '#A9692F', 5),
    }),
    personAt(360, 816, 1.5, { away: true, top: CLOTH.cream, wear: 'kufi' }),
    womanAt(660, 806, 1.36, { away: true, veil: CLOTH.gold, dress: CLOTH.ochre }),
    personAt(950, 816, 1.5, { away: true, top: CLOTH.army, wear: 'hair' }),
    womanAt(1240, 806, 1.36, { away: true, veil: CLOTH.leaf, dress: CLOTH.army }),
    desk(360, 800, 1.16),
    desk(660, 800, 1.16),
    desk(950, 800, 1.16),
    desk(1240, 800, 1.16),
    womanAt(200, 940, 1.8, { away: true, veil: CLOTH.orange, dress: CLOTH.ochre }),
    personAt(510, 960, 1.9, { away: true, top: CLOTH.white }),
    personAt(1090, 960, 1.9, { away: true, top: CLOTH.blue }),
    personAt(1400, 960, 1.9, { away: true, top: CLOTH.ochre, wear: 'grey-hair' }),
  )
