import { CLOTH, SKIN } from '../palette.ts'
import { helicopter } from '../shapes/aircraft.ts'
import { house, PLASTER } from '../shapes/building.ts'
import { SOLDIER } from '../shapes/crowd.ts'
import { crate } from '../shapes/goods.ts'
import { hills, range } from '../shapes/land.ts'
import { ARMS, personAt, shadow } from '../shapes/person.ts'
import { acacia } from '../shapes/plants.ts'
import { cloud, sky } from '../shapes/sky.ts'
import { dust } from '../shapes/truck.ts'
import { child, womanAt } from '../shapes/woman.ts'
import { band, land, raised, rect } from '../svg.ts'

/** A white helicopter hovers over a village with crates on a line; people wave from the ground. */
export const helicopterRelief = (): string =>
  raised(
    26,
    sky('day', 760, 380, 1.1),
    cloud(80, 120, 1.4),
    cloud(1260, 180, 1.3, 0.85),
    cloud(1120, 330, 0.9, 0.6),
    range(550),
    hills(570, '#A9C4B0', '#86B08C', 640),
    rect(0, 600, 1600, 360, '#E6CF9B'),
    acacia(420, 624, 0.6),
    acacia(1460, 640, 1),
    house(100, 680, { width: 220, height: 130, tones: PLASTER.cream, windows: 2, door: '#1E5A99' }),
    house(1190, 670, {
      width: 170,
      height: 110,
      tones: PLASTER.white,
      windows: 2,
      door: '#14532D',
    }),
    land('0,760 420,742 900,756 1600,738', '#D2BB88'),
    helicopter(800, 300, 1.5),
    band('830,370 830,560', '#12294A', 5),
    band('760,606 830,560 900,606', '#12294A', 5),
    crate(752, 690, 78, ['#C9AF78', '#A98A50'], true),
    crate(834, 690, 78, CLOTH.cream),
    rect(740, 690, 184, 12, '#8A5A2B'),
    dust(740, 812, 1.1, '#F0E7D5', 0.8),
    dust(1080, 816, 0.9, '#F0E7D5', 0.8),
    shadow(830, 804, 150, '#C9AF78'),
    personAt(570, 826, 1.5, {
      ...SOLDIER,
      right: ARMS.up,
      left: '-36,-178 -34,-216',
    }),
    womanAt(430, 830, 1.5, { veil: CLOTH.blue, dress: CLOTH.deep }),
    child(350, 834, 1.4, CLOTH.gold),
    personAt(
      1110,
      828,
      1.5,
      { top: CLOTH.white, trousers: CLOTH.navy, skin: SKIN.deep, right: ARMS.wave },
      true,
    ),
    womanAt(1230, 832, 1.5, { veil: CLOTH.gold, dress: CLOTH.ochre, skin: SKIN.warm }),
    child(1312, 836, 1.36, CLOTH.leaf, true),
  )
