import { BLUE, GOLD, GREEN, INK, type Tones, WHITE } from '../palette.ts'
import { star } from '../shapes/sky.ts'
import { circle, path, poly, rect, repeat } from '../svg.ts'

const BODY =
  'M32 1050C32 884 92 806 196 770L292 732L380 850L468 732L564 770C668 806 728 884 728 1050Z'
const SHADE = 'M468 732L564 770C668 806 728 884 728 1050H552C606 930 560 800 468 732Z'
const NECK = 'M292 732L316 706H444L468 732L380 880Z'

/** Shoulders in one cloth, lit from the left. */
const shoulders = ([light, dark]: Tones): string => path(BODY, light) + path(SHADE, dark)

/** A suit: shirt, tie or open collar, lapels, and a star on the lapel. */
export const suit = (cloth: Tones, lapel: Tones, tie?: Tones, pin = true): string =>
  path(NECK, '#DDE5EA') +
  shoulders(cloth) +
  path('M292 732L316 712L380 830L340 900Z', WHITE) +
  path('M468 732L444 712L380 830L420 900Z', '#E8EEF1') +
  path('M340 860L380 826L420 860L400 1050H360Z', WHITE) +
  (tie
    ? poly('362,872 398,872 420,930 402,1050 358,1050 340,930', tie[0]) +
      poly('384,872 398,872 420,930 402,1050 388,1050', tie[1]) +
      poly('350,832 410,832 398,876 362,876', tie[1])
    : '') +
  poly('272,740 290,734 344,872 372,1050 236,1050 214,880 246,846 194,812', lapel[0]) +
  poly('488,740 470,734 416,872 388,1050 524,1050 546,880 514,846 566,812', lapel[1]) +
  (pin ? star(552, 930, 25, GOLD) : '')

const board = (cloth: string, stars: number, badge: string, mirrored: boolean): string =>
  `<g transform="translate(${mirrored ? 606 : 154} 808) rotate(${mirrored ? 24 : -24})">` +
  rect(-66, -24, 132, 48, cloth, 10) +
  repeat(stars, (i) => star((i - (stars - 1) / 2) * 40, 0, 15, badge)) +
  '</g>'

const ribbons = (x: number, y: number): string =>
  repeat(
    6,
    (i) =>
      rect(
        x + (i % 3) * 40,
        y + Math.floor(i / 3) * 22,
        37,
        18,
        [BLUE, GOLD, WHITE, GREEN, BLUE, GOLD][(i * 5) % 6] ?? BLUE,
      ) +
      rect(x + (i % 3) * 40 + 14, y + Math.floor(i / 3) * 22, 9, 18, i % 2 ? WHITE : INK, 0, 0.5),
  )

const pocket = (x: number, y: number, cloth: Tones): string =>
  rect(x, y, 118, 96, cloth[1], 6) +
  path(`M${x - 4} ${y}h126v26l-63 18l-63 -18z`, cloth[0]) +
  circle(x + 59, y + 26, 6, GOLD)

/** Service dress: jacket with lapels over shirt and tie, shoulder boards, ribbons. */
export const service = (
  cloth: Tones,
  lapel: Tones,
  tie: Tones,
  boards: string,
  stars = 2,
): string =>
  suit(cloth, lapel, tie, false) +
  board(boards, stars, GOLD, false) +
  board(boards, stars, GOLD, true) +
  ribbons(536, 918) +
  pocket(92, 966, [lapel[0], cloth[1]]) +
  pocket(548, 978, [lapel[1], cloth[1]]) +
  star(268, 800, 13, GOLD) +
  star(492, 800, 13, GOLD)

/** A white naval tunic with a standing collar and gold buttons. */
export const tunic = (cloth: Tones, boards: string, stars = 2): string =>
  path(NECK, cloth[1]) +
  shoulders(cloth) +
  path('M292 732L316 690Q350 760 380 774Q410 760 444 690L468 732L380 858Z', cloth[1]) +
  path('M292 732L316 690Q350 760 380 774V858Z', cloth[0]) +
  rect(374, 850, 12, 200, cloth[1]) +
  repeat(3, (i) => circle(380, 886 + i * 62, 13, GOLD)) +
  board(boards, stars, GOLD, false) +
  board(boards, stars, GOLD, true) +
  ribbons(498, 922) +
  star(250, 940, 22, GOLD)

/** Field dress: an open collar over a plain shirt, pockets, a star on each collar. */
export const field = (cloth: Tones, under: string, boards: string, stars = 1): string =>
  path(NECK, under) +
  path('M316 706Q380 790 444 706L468 732L380 880L292 732Z', under) +
  shoulders(cloth) +
  poly('292,732 318,708 380,842 330,930 224,806', cloth[1]) +
  poly('292,732 318,708 376,836 322,900 236,790', cloth[0]) +
  poly('468,732 442,708 380,842 430,930 536,806', cloth[1]) +
  rect(376, 860, 9, 190, cloth[1]) +
  board(boards, stars, GOLD, false) +
  board(boards, stars, GOLD, true) +
  pocket(150, 934, cloth) +
  pocket(492, 934, [cloth[1], cloth[1]]) +
  star(288, 812, 17, GOLD) +
  star(472, 812, 17, GOLD)
