import { CLOTH, SKIN } from '../palette.ts'
import { FIELD } from '../shapes/crowd.ts'
import { hills } from '../shapes/land.ts'
import { ARMS, personAt, RUNNING } from '../shapes/person.ts'
import { acacia, bush } from '../shapes/plants.ts'
import { cloud, sky } from '../shapes/sky.ts'
import { band, circle, land, raised, rect, repeat } from '../svg.ts'

const TRAINEE = { ...FIELD, top: CLOTH.sand, wear: 'hair' } as const

const tyre = (x: number, y: number): string =>
  circle(x, y, 40, '#12294A') + circle(x, y, 19, '#C9AF78')

/** One trainee climbs a net, one walks a beam, one runs between tyres. */
export const trainingCourse = (): string =>
  raised(
    46,
    sky('day', 1240, 340, 1.05),
    cloud(640, 110, 1.4),
    cloud(1000, 230, 1, 0.7),
    hills(560, '#A9C4B0', '#86B08C', 660),
    acacia(1470, 640, 1),
    acacia(760, 610, 0.55),
    rect(0, 610, 1600, 350, '#E6CF9B'),
    bush(640, 622, 0.6),
    land('0,780 500,764 1000,780 1600,764', '#D2BB88'),
    repeat(6, (i) =>
      band(
        [
          [236 + i * 66, 210],
          [236 + i * 66, 760],
        ],
        '#B98A4A',
        6,
      ),
    ),
    repeat(8, (i) =>
      band(
        [
          [200, 250 + i * 68],
          [600, 250 + i * 68],
        ],
        '#B98A4A',
        6,
      ),
    ),
    rect(184, 160, 26, 640, '#8A5A2B'),
    rect(592, 160, 26, 640, '#6B4420'),
    rect(160, 176, 482, 30, '#8A5A2B'),
    rect(160, 192, 482, 14, '#6B4420'),
    personAt(346, 590, 1.52, {
      ...TRAINEE,
      away: true,
      right: '34,-172 26,-206',
      left: '-30,-140 -32,-170',
      legs: ['-26,-60 -18,-26', '16,-42 14,-6'],
    }),
    personAt(480, 760, 1.52, {
      ...TRAINEE,
      away: true,
      skin: SKIN.deep,
      right: '32,-150 30,-182',
      left: '-34,-172 -26,-206',
      legs: ['-14,-42 -12,-6', '26,-62 18,-30'],
    }),
    rect(760, 640, 22, 170, '#6B4420'),
    rect(1150, 640, 22, 170, '#6B4420'),
    rect(726, 620, 480, 30, '#A9692F'),
    rect(726, 636, 480, 14, '#8A5A2B'),
    personAt(930, 618, 1.5, {
      ...TRAINEE,
      skin: SKIN.warm,
      right: '48,-150 84,-158',
      left: '-48,-144 -86,-148',
      legs: ['-12,-44 -28,-8', '16,-46 22,-6'],
    }),
    tyre(1010, 812),
    tyre(1130, 842),
    tyre(1250, 812),
    tyre(1366, 800),
    personAt(1310, 812, 1.5, {
      ...TRAINEE,
      legs: RUNNING,
      left: ARMS.swing,
      right: '30,-112 52,-132',
    }),
    personAt(700, 846, 1.5, { ...FIELD, wear: 'beret', right: ARMS.hip, left: '-46,-118 -22,-92' }),
  )
