import { BLUE, CLOTH, GOLD, NAVY, SKIN } from '../palette.ts'
import { studioMic } from '../shapes/furniture.ts'
import { sheet } from '../shapes/goods.ts'
import { lamp, room } from '../shapes/interior.ts'
import { personAt } from '../shapes/person.ts'
import { star } from '../shapes/sky.ts'
import { womanAt } from '../shapes/woman.ts'
import { arc, circle, poly, rect, repeat, scene, slant } from '../svg.ts'

const earphones =
  arc('M-24 -182C-26 -220 26 -220 24 -182', NAVY, 6) +
  rect(-31, -192, 12, 26, BLUE, 5) +
  rect(19, -192, 12, 26, '#2F6DB8', 5)

/** Two presenters face each other across a desk with microphones; sound rings behind the window. */
export const radioStudio = (): string =>
  scene(
    room('#17406F', '#123256', '#0B1B33', '#2A568A', 760, 860),
    repeat(
      24,
      (i) =>
        slant(50 + (i % 6) * 62, 190 + Math.floor(i / 6) * 120, 26, 64, '#1E5A99', 0.5) +
        slant(1170 + (i % 6) * 62, 190 + Math.floor(i / 6) * 120, 26, 64, '#1A4A80', 0.5),
    ),
    rect(480, 110, 640, 380, '#0B1B33', 10),
    rect(496, 126, 608, 348, '#1D4F86'),
    circle(800, 300, 170, '#2A68AE'),
    circle(800, 300, 126, BLUE),
    circle(800, 300, 84, '#7FB2E8'),
    circle(800, 300, 46, '#F6DFA9'),
    star(800, 300, 26, NAVY),
    repeat(9, (i) => {
      const h = [30, 60, 96, 0, 0, 0, 96, 60, 30][i] ?? 0
      return h ? rect(524 + i * 62, 300 - h, 16, h * 2, '#A9CEF0', 8, 0.9) : ''
    }),
    lamp(360, 190, GOLD),
    lamp(1240, 190, GOLD),
    rect(690, 78, 220, 34, '#B3261E', 6),
    circle(716, 95, 8, '#FCFDFD'),
    rect(736, 90, 150, 10, '#FCFDFD', 5),
    rect(330, 520, 130, 270, '#0B1B33', 26),
    rect(1140, 520, 130, 270, '#0B1B33', 26),
    personAt(420, 930, 2.5, {
      top: CLOTH.leaf,
      trousers: CLOTH.army,
      wear: 'headphones',
      skin: SKIN.brown,
      left: '-20,-110 20,-100',
      right: '40,-110 72,-106',
    }),
    womanAt(
      1180,
      930,
      2.5,
      {
        veil: CLOTH.gold,
        dress: CLOTH.ochre,
        skin: SKIN.warm,
        right: '44,-112 74,-104',
        prop: earphones,
      },
      true,
    ),
    poly('250,690 1350,690 1450,760 150,760', '#D2A35C'),
    poly('900,690 1350,690 1450,760 850,760', '#C08F4A'),
    rect(150, 760, 1300, 140, '#8A5A2B'),
    rect(850, 760, 600, 140, '#754A22'),
    rect(690, 660, 220, 60, '#454F5E', 8),
    rect(690, 700, 220, 26, '#0B1B33', 6),
    repeat(
      6,
      (i) =>
        rect(712 + i * 34, 672, 8, 34, '#93A2B0', 4) +
        rect(706 + i * 34, 676 + ((i * 7) % 20), 20, 9, i % 2 ? GOLD : BLUE, 3),
    ),
    studioMic(640, 716, 1.08),
    studioMic(960, 716, 1.08, true),
    sheet(500, 704, 90, 40, -4),
    sheet(1040, 702, 90, 40, 4),
  )
