import { CLOTH } from '../palette.ts'
import { towerCrane } from '../shapes/crane.ts'
import { ENGINEER } from '../shapes/crowd.ts'
import { ARMS, personAt } from '../shapes/person.ts'
import { bush, palm } from '../shapes/plants.ts'
import { ripples } from '../shapes/sea.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { truck } from '../shapes/truck.ts'
import { land, path, poly, rect, repeat, scene } from '../svg.ts'

const pier = (x: number): string =>
  poly(
    [
      [x - 40, 530],
      [x + 40, 530],
      [x + 50, 850],
      [x - 50, 850],
    ],
    '#B9C5CC',
  ) +
  poly(
    [
      [x + 8, 530],
      [x + 40, 530],
      [x + 50, 850],
      [x + 10, 850],
    ],
    '#93A2B0',
  ) +
  rect(x - 58, 522, 116, 20, '#DDE5EA') +
  rect(x - 66, 842, 132, 14, '#A9CEF0', 7)

const deck = (x: number, width: number): string =>
  rect(x, 490, width, 34, '#F1F4F5') +
  rect(x, 510, width, 16, '#B9C5CC') +
  repeat(Math.floor(width / 46), (i) => rect(x + 16 + i * 46, 462, 6, 30, '#2A568A')) +
  rect(x, 460, width, 7, '#1E5A99')

const beam = rect(-120, 0, 240, 22, '#F1F4F5') + rect(-120, 14, 240, 12, '#B9C5CC')

/** The gap in a bridge over a river, and the crane that brings the part that closes it. */
export const bridgeCrane = (): string =>
  scene(
    sky('day', 1190, 440),
    cloud(170, 190, 1.2),
    cloud(700, 270, 1, 0.8),
    birds(960, 330, 0.9),
    land('0,590 400,560 800,566 1200,546 1600,580', '#9DC0A6', 800),
    land('0,660 400,620 800,650 1200,618 1600,650', '#3F8A5B', 800),
    bush(330, 690, 0.8, '#1F6B3D'),
    bush(1290, 690, 0.8, '#1F6B3D'),
    palm(90, 740, 0.85),
    palm(180, 736, 0.7, undefined, true),
    palm(560, 726, 0.55),
    palm(1020, 726, 0.62),
    palm(1440, 740, 0.9, undefined, true),
    palm(1530, 740, 0.75),
    rect(0, 730, 1600, 170, '#3579CB'),
    path('M0 740H680C560 770 200 762 0 776Z', '#5F9CE2'),
    ripples(80, 770, 1460, 90, 9),
    pier(380),
    pier(690),
    pier(1250),
    deck(0, 800),
    deck(1120, 480),
    repeat(
      3,
      (i) =>
        rect(800, 494 + i * 10, 34 - i * 8, 4, '#5A6575') +
        rect(1086 + i * 8, 494 + i * 10, 34 - i * 8, 4, '#5A6575'),
    ),
    towerCrane(480, 490, 0.92, 660, 522, 84, beam),
    truck(60, 490, 0.62, { cover: CLOTH.leaf }),
    truck(1520, 490, 0.62, { load: 'crates', cab: CLOTH.gold }, true),
    personAt(640, 490, 0.7, ENGINEER),
    personAt(736, 490, 0.7, { ...ENGINEER, top: CLOTH.leaf, wear: 'hardhat', right: ARMS.point }),
    personAt(
      1170,
      490,
      0.7,
      { ...ENGINEER, top: CLOTH.leaf, wear: 'hardhat', right: ARMS.up },
      true,
    ),
    personAt(1240, 490, 0.7, ENGINEER),
    path('M0 840C120 830 260 850 330 900H0Z', '#14532D'),
    path('M1600 836C1480 830 1360 856 1300 900H1600Z', '#14532D'),
    repeat(
      8,
      (i) =>
        rect(54 + i * 34, 820 + i * 8, 5, 50, '#3F8A5B', 2) +
        rect(1360 + i * 30, 862 - i * 6, 5, 50, '#3F8A5B', 2),
    ),
  )
