import { CLOTH, SKIN, SKY } from '../palette.ts'
import { goat } from '../shapes/animals.ts'
import { FIELD } from '../shapes/crowd.ts'
import { can } from '../shapes/goods.ts'
import { hills, range } from '../shapes/land.ts'
import { waterTower } from '../shapes/mast.ts'
import { personAt, shadow } from '../shapes/person.ts'
import { acacia, bush } from '../shapes/plants.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { child, womanAt } from '../shapes/woman.ts'
import { band, ellipse, land, path, raised, rect } from '../svg.ts'

/** A water tower with a tap at its foot: people fill their cans, goats drink from a trough. */
export const waterWell = (): string =>
  raised(
    28,
    sky('sand', 1120, 330),
    cloud(160, 140, 1.3, 0.85),
    cloud(1240, 130, 1.1, 0.8),
    birds(330, 300, 1, '#12294A'),
    range(545),
    hills(560, '#C3D0B8', '#9DC0A6', 640),
    rect(0, 590, 1600, 370, '#E6CF9B'),
    acacia(220, 640, 1),
    acacia(1440, 630, 0.8),
    bush(1300, 630, 0.6),
    waterTower(760, 740, 1.42),
    land('0,764 420,740 900,752 1600,730', '#D2BB88'),
    rect(700, 726, 180, 26, '#B9C5CC'),
    rect(820, 726, 60, 26, '#93A2B0'),
    band('760,640 836,640 836,664', '#2F6DB8', 14),
    path('M829 670h14l-2 72h-10z', SKY),
    can(836, 806, 1.3),
    ellipse(836, 810, 70, 9, '#7FB2E8', 0.6),
    shadow(600, 820, 220, '#C9AF78'),
    can(640, 828, 1.3, CLOTH.blue),
    can(706, 832, 1.3, CLOTH.cream),
    womanAt(560, 826, 1.62, {
      veil: CLOTH.gold,
      dress: CLOTH.ochre,
      right: '36,-112 44,-80',
      prop: can(46, -16, 0.94, CLOTH.leaf),
    }),
    child(454, 830, 1.42, CLOTH.blue, true),
    personAt(
      950,
      826,
      1.62,
      {
        ...FIELD,
        wear: 'cap',
        right: '36,-124 62,-142',
      },
      true,
    ),
    womanAt(1080, 826, 1.6, { veil: CLOTH.deep, dress: CLOTH.navy, skin: SKIN.deep }),
    can(1150, 830, 1.3),
    rect(1352, 802, 150, 34, '#8A5A2B', 4),
    rect(1360, 798, 134, 12, '#5F9CE2', 4),
    goat(1296, 832, 1.25),
    goat(1548, 838, 1.2, ['#8A5A2B', '#6B4420'], true),
    goat(260, 826, 1.3, ['#A9692F', '#8A5A2B']),
  )
