import { CLOTH, CREAM, GOLD, SKIN, SKY } from '../palette.ts'
import { dhow, skiff } from '../shapes/boat.ts'
import { ARMS, personAt, shadow, WALKING } from '../shapes/person.ts'
import { palm } from '../shapes/plants.ts'
import { ripples, sea } from '../shapes/sea.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { arc, land, path, raised } from '../svg.ts'

const PULL = {
  right: ARMS.forward,
  left: '0,-118 58,-112',
  legs: WALKING,
} as const

/** Painted boats drawn up on the sand; three fishers haul a net out of the water. */
export const fishingBoats = (): string =>
  raised(
    36,
    sky('day', 1180, 400, 1.05),
    cloud(240, 150, 1.5),
    cloud(760, 250, 1, 0.75),
    birds(520, 300, 1.1),
    sea('day', 470, 1200),
    ripples(700, 520, 860, 120, 9, SKY),
    dhow(1120, 524, 0.72, ['#FCF8EE', '#D9DEE2'], false),
    dhow(1360, 500, 0.4, [CREAM, '#DCC9A0'], true),
    path('M0 610C300 560 620 600 900 650C1180 700 1400 690 1600 660V900H0Z', '#FCF8EE'),
    path('M0 626C300 578 600 616 880 668C1180 716 1400 708 1600 680V900H0Z', '#EFDDB2'),
    land('0,760 400,716 900,772 1300,800 1600,770', '#E6CF9B'),
    path('M930 628C1010 596 1120 610 1200 640C1130 664 1010 676 930 652Z', '#5A6575', 0.5),
    arc(
      'M930 640C1010 612 1120 620 1200 640M980 618L1010 664M1040 612L1070 664M1100 614L1120 658',
      CREAM,
      3,
      0.8,
    ),
    shadow(520, 766, 90, '#D2BB88'),
    shadow(716, 744, 80, '#D2BB88'),
    personAt(520, 766, 1.5, { ...PULL, top: CLOTH.white, wear: 'kufi', wrap: CLOTH.deep }),
    personAt(716, 744, 1.42, { ...PULL, top: CLOTH.gold, skin: SKIN.deep, trousers: CLOTH.deep }),
    arc('M600 586C680 600 740 590 800 572C850 600 900 620 940 630', '#8A5A2B', 6),
    shadow(300, 800, 150, '#C9AF78'),
    shadow(980, 850, 220, '#C9AF78'),
    skiff(290, 806, 1.3, CLOTH.blue, GOLD),
    skiff(960, 852, 1.75, CLOTH.leaf, '#FCFDFD', false),
    shadow(1330, 800, 160, '#C9AF78'),
    skiff(1330, 800, 1.25, CLOTH.orange, CREAM, true),
    palm(90, 772, 1.5),
    palm(180, 760, 1.1, '#14532D', true),
  )
