import { CLOTH, SKIN } from '../palette.ts'
import { skyline } from '../shapes/building.ts'
import { towerCrane } from '../shapes/crane.ts'
import { ENGINEER } from '../shapes/crowd.ts'
import { personAt } from '../shapes/person.ts'
import { cloud, sky } from '../shapes/sky.ts'
import { womanAt } from '../shapes/woman.ts'
import { arc, band, land, path, poly, rect, repeat, scene } from '../svg.ts'

const plan =
  poly('560,700 1060,700 1120,772 500,772', '#1E5A99') +
  poly('830,700 1060,700 1120,772 810,772', '#1A4F88') +
  arc('M640 716H760V756H620ZM690 716V756M800 720H980M790 738H1000M782 756H1020', '#CFE2F5', 4) +
  rect(486, 764, 648, 18, '#F6ECD3', 9)

/** Two engineers over a blue plan on a table; behind them the building they plan, in its frame, with a crane. */
export const tenderPlans = (): string =>
  scene(
    sky('day', 420, 360, 1.1),
    cloud(120, 130, 1.2),
    cloud(640, 210, 1, 0.8),
    skyline(0, 640, [90, 130, 110, 70], 96, '#A9C4DF'),
    skyline(1330, 640, [80, 110, 90], 96, '#A9C4DF'),
    land('0,640 400,628 1000,640 1600,626', '#E6CF9B'),
    rect(880, 250, 440, 400, '#EFE1C0'),
    repeat(4, (i) => rect(870, 246 + i * 100, 460, 18, '#B9C5CC')),
    repeat(
      5,
      (i) =>
        rect(880 + i * 104, 250, 20, 400, '#DDE5EA') + rect(892 + i * 104, 250, 8, 400, '#B9C5CC'),
    ),
    repeat(
      4,
      (i) =>
        rect(908 + i * 104, 472, 68, 72, '#7FA9D0') + rect(908 + i * 104, 572, 68, 72, '#7FA9D0'),
    ),
    repeat(4, (i) => rect(878 + i * 104, 170 + (i % 2) * 30, 8, 80, '#8A5A2B')),
    band('860,650 860,240', '#8A5A2B', 7),
    towerCrane(760, 640, 1.12, 420, 300, 60, rect(-70, 0, 140, 16, '#9E6C21')),
    land('0,706 600,690 1600,700', '#D2BB88'),
    personAt(560, 862, 2.1, { ...ENGINEER, right: '40,-116 68,-74', left: '-8,-108 30,-72' }),
    womanAt(
      1040,
      866,
      2.1,
      {
        veil: CLOTH.blue,
        dress: CLOTH.deep,
        skin: SKIN.warm,
        right: '42,-116 70,-74',
        prop:
          path('M-20 -190C-22 -214 22 -214 20 -190Z', '#FCFDFD') +
          path('M4 -208C18 -206 21 -200 20 -190H8Z', '#DDE5EA') +
          rect(-25, -193, 50, 6, '#FCFDFD', 3),
      },
      true,
    ),
    rect(400, 772, 800, 24, '#A9692F', 4),
    rect(430, 796, 22, 104, '#6B4420'),
    rect(1148, 796, 22, 104, '#6B4420'),
    plan,
    rect(1140, 744, 40, 30, '#E3AC3A', 4),
    rect(420, 752, 54, 20, '#14532D', 4),
  )
