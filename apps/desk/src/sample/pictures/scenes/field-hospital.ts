import { CLOTH, SKIN } from '../palette.ts'
import { NURSE } from '../shapes/crowd.ts'
import { flag } from '../shapes/flag.ts'
import { hills, range } from '../shapes/land.ts'
import { personAt, shadow } from '../shapes/person.ts'
import { acacia, bush } from '../shapes/plants.ts'
import { cloud, sky } from '../shapes/sky.ts'
import { cross, ridgeTent, smallTent } from '../shapes/tent.ts'
import { ambulance } from '../shapes/truck.ts'
import { child, womanAt } from '../shapes/woman.ts'
import { land, raised, rect } from '../svg.ts'

/** A big medical tent, families waiting before it, the ambulance at its side. */
export const fieldHospital = (): string =>
  raised(
    22,
    sky('day', 430, 400),
    cloud(110, 130, 1.1, 0.7),
    cloud(820, 80, 1.6),
    cloud(1270, 190, 1.1, 0.8),
    range(525),
    hills(540, '#A9C4B0', '#86B08C', 640),
    rect(0, 560, 1600, 400, '#E6CF9B'),
    acacia(120, 600, 0.72),
    acacia(1480, 600, 0.95),
    bush(240, 596, 0.7),
    flag(250, 730, 430, 1.05),
    smallTent(1050, 690, 1.25),
    ridgeTent(270, 730, 1.06),
    land('0,816 420,796 900,812 1600,792', '#D2BB88'),
    shadow(1280, 812, 260, '#C9AF78'),
    ambulance(1085, 812, 1.3),
    shadow(800, 826, 330, '#C9AF78'),
    personAt(560, 830, 1.36, {
      ...NURSE,
      skin: SKIN.deep,
      right: '36,-122 50,-112',
    }),
    womanAt(672, 832, 1.36, { veil: CLOTH.blue, dress: CLOTH.deep }),
    child(744, 834, 1.2, CLOTH.gold),
    womanAt(916, 830, 1.36, { veil: CLOTH.leaf, dress: CLOTH.army, skin: SKIN.warm }),
    personAt(1008, 832, 1.36, { top: CLOTH.ochre, trousers: CLOTH.navy }),
    rect(496, 790, 46, 40, '#FCFDFD', 4),
    cross(519, 810, 15, '#FCFDFD'),
    bush(90, 890, 1.1, '#14532D', '#1F6B3D'),
    bush(1530, 896, 1.3, '#14532D', '#1F6B3D'),
  )
