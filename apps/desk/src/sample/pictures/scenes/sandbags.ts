import { CLOTH, SKIN } from '../palette.ts'
import { FIELD } from '../shapes/crowd.ts'
import { sack, sandbags } from '../shapes/goods.ts'
import { hills } from '../shapes/land.ts'
import { ARMS, personAt, shadow, WALKING } from '../shapes/person.ts'
import { palm } from '../shapes/plants.ts'
import { ripples } from '../shapes/sea.ts'
import { cloud, sky } from '../shapes/sky.ts'
import { truck } from '../shapes/truck.ts'
import { land, path, raised, rect } from '../svg.ts'

const CARRY = {
  left: '-6,-118 40,-128',
  right: '32,-112 46,-110',
} as const

/** A wall of sandbags grows along a swollen river; soldiers and young people pass sacks from a truck. */
export const sandbagWall = (): string =>
  raised(
    28,
    sky('rain', 1080, 330, 1.1),
    cloud(120, 110, 1.8, 0.7, '#D9E2EA'),
    cloud(900, 70, 1.9, 0.7, '#D9E2EA'),
    hills(480, '#A2B6B2', '#7F9C8C', 560),
    palm(1340, 560, 0.9, '#1F4A3A'),
    palm(1460, 560, 1.1, '#1F4A3A', true),
    rect(0, 540, 1600, 200, '#5A86B4'),
    path('M0 552H900C700 590 300 580 0 600Z', '#7FA3C8'),
    ripples(60, 580, 1500, 90, 12, '#CBD7E2', 0.7),
    land('0,716 300,700 700,706 1100,676 1600,690', '#7D9B6A'),
    sandbags(620, 724, 11, 4, 1.02),
    land('0,760 400,738 900,730 1600,716', '#B59A63'),
    land('0,860 500,842 1100,850 1600,830', '#96794A'),
    shadow(270, 800, 260, '#8A6F42'),
    truck(70, 800, 1.42, { load: 'empty' }),
    sack(120, 712, 0.9),
    sack(176, 712, 0.9),
    sack(232, 712, 0.9),
    sack(290, 712, 0.9),
    sack(148, 652, 0.9),
    sack(206, 652, 0.9),
    shadow(640, 826, 90, '#8A6F42'),
    shadow(860, 826, 90, '#8A6F42'),
    shadow(1120, 806, 90, '#8A6F42'),
    personAt(620, 826, 1.6, { ...FIELD, ...CARRY, legs: WALKING, prop: sack(52, -90, 0.74) }),
    personAt(850, 826, 1.6, {
      top: CLOTH.gold,
      trousers: CLOTH.deep,
      skin: SKIN.deep,
      ...CARRY,
      legs: WALKING,
      prop: sack(52, -90, 0.74),
    }),
    personAt(1100, 812, 1.6, {
      ...FIELD,
      skin: SKIN.warm,
      right: ARMS.forward,
      left: '10,-118 56,-106',
      prop: sack(70, -96, 0.74),
    }),
    sandbags(1230, 838, 4, 2, 1.02),
    personAt(
      1400,
      770,
      1.45,
      {
        top: CLOTH.white,
        wear: 'hardhat',
        trousers: CLOTH.navy,
        vest: CLOTH.orange,
        right: ARMS.point,
      },
      true,
    ),
  )
