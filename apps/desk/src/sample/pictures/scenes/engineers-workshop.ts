import { CLOTH, GOLD, SKIN } from '../palette.ts'
import { table } from '../shapes/furniture.ts'
import { can, crate } from '../shapes/goods.ts'
import { lamp, room } from '../shapes/interior.ts'
import { personAt, shadow } from '../shapes/person.ts'
import { truck } from '../shapes/truck.ts'
import { band, circle, path, poly, raised, rect, repeat } from '../svg.ts'

const spanner = (x: number, y: number, length: number): string =>
  band(
    [
      [x, y],
      [x, y + length],
    ],
    '#93A2B0',
    12,
  ) +
  circle(x, y - 4, 15, '#93A2B0') +
  circle(x, y - 10, 7, '#17487D') +
  circle(x, y + length + 4, 13, '#93A2B0') +
  circle(x, y + length + 4, 6, '#17487D')
const tool = band('46,-110 66,-136', '#93A2B0', 8) + circle(69, -140, 9, '#93A2B0')

/** Two mechanics at a truck whose hood is up; tools hang on a blue board behind. */
export const engineersWorkshop = (): string =>
  raised(
    40,
    room('#DCE6EE', '#CBD8E3', '#A8B0B8', '#7E8A97', 720, 1000),
    rect(120, 180, 480, 240, '#17487D', 6),
    repeat(5, (i) => spanner(180 + i * 56, 240 + (i % 2) * 10, 70 + i * 14)),
    band('476,230 476,370', '#A9692F', 14),
    rect(444, 216, 64, 34, '#5A6575', 5),
    band('550,230 550,330', '#E07B2E', 14),
    band('550,330 550,384', '#93A2B0', 8),
    rect(1080, 150, 420, 330, '#A9CEF0'),
    path('M1080 400Q1180 350 1290 400T1500 380V480H1080Z', '#86B08C'),
    repeat(3, (i) => rect(1180 + i * 106, 150, 10, 330, '#FCFDFD')),
    rect(1066, 138, 448, 16, '#FCFDFD'),
    rect(1066, 476, 448, 18, '#FCFDFD'),
    rect(1066, 300, 448, 10, '#FCFDFD'),
    lamp(700, 200, '#14532D'),
    lamp(960, 200, '#14532D'),
    table(120, 730, 320, '#A9692F', '#6B4420', 130),
    can(180, 588, 1),
    rect(240, 556, 90, 34, '#B3261E', 5),
    rect(262, 542, 46, 18, '#5A6575', 4),
    crate(150, 728, 84),
    shadow(800, 838, 560, '#8E98A3'),
    truck(330, 838, 2.5, { load: 'empty' }),
    poly('1030,622 1044,612 1150,500 1166,516 1070,640', '#1F6B3D'),
    band('1090,640 1130,548', '#5A6575', 7),
    rect(1040, 600, 70, 40, '#454F5E', 4),
    shadow(1220, 846, 80, '#8E98A3'),
    personAt(
      1236,
      846,
      1.92,
      {
        top: CLOTH.blue,
        trousers: CLOTH.deep,
        wear: 'cap',
        skin: SKIN.deep,
        right: '38,-122 62,-126',
        left: '8,-118 52,-116',
        prop: tool,
      },
      true,
    ),
    personAt(590, 846, 1.86, {
      top: CLOTH.orange,
      trousers: CLOTH.navy,
      wear: 'orange-hat',
      left: '-46,-118 -20,-92',
      right: '44,-128 72,-140',
    }),
    rect(980, 828, 110, 18, GOLD, 6),
    circle(1420, 790, 56, '#0B1B33'),
    circle(1420, 790, 26, '#93A2B0'),
    circle(1500, 796, 50, '#0B1B33'),
    circle(1500, 796, 23, '#93A2B0'),
  )
