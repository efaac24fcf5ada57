import { CLOTH, ORANGE, SKIN } from '../palette.ts'
import { raft } from '../shapes/boat.ts'
import { house, PLASTER } from '../shapes/building.ts'
import { hills } from '../shapes/land.ts'
import { ARMS, personAt } from '../shapes/person.ts'
import { acacia, palm } from '../shapes/plants.ts'
import { ripples, SEAS, sea, swell } from '../shapes/sea.ts'
import { cloud, rain, sky } from '../shapes/sky.ts'
import { child, womanAt } from '../shapes/woman.ts'
import { band, path, rect, scene } from '../svg.ts'

const [, , near, nearer, last] = SEAS.rain
const VEST = [ORANGE, '#B85C1C'] as const

const crew =
  womanAt(40, -10, 0.82, { veil: CLOTH.gold, dress: CLOTH.ochre }) +
  child(-18, -14, 0.86, CLOTH.leaf, true) +
  child(94, -14, 0.9, CLOTH.cream) +
  personAt(-96, -12, 0.86, {
    top: CLOTH.deep,
    trousers: CLOTH.navy,
    wear: 'hardhat',
    vest: VEST,
    left: '-34,-112 -58,-92',
  }) +
  personAt(128, -26, 0.86, {
    top: CLOTH.deep,
    trousers: CLOTH.navy,
    skin: SKIN.deep,
    wear: 'hardhat',
    vest: VEST,
    right: ARMS.forwardLow,
  })

/** A rescue boat with a family aboard, between houses that stand in water; rain along the diagonal. */
export const floodBoats = (): string =>
  scene(
    sky('rain', 880, 420, 1.1),
    cloud(160, 90, 1.8, 0.7, '#D9E2EA'),
    cloud(980, 60, 2, 0.6, '#D9E2EA'),
    hills(520, '#9DB0AE', '#7F9C8C'),
    sea('rain', 510, 1200),
    acacia(1480, 560, 0.9, ['#3F7A58', '#2B5E44', '#1F3550']),
    house(90, 590, { width: 300, height: 170, tones: PLASTER.cream, windows: 3, glass: '#3A5673' }),
    rect(70, 400, 344, 22, '#8A5A2B'),
    house(1120, 570, {
      width: 250,
      height: 130,
      tones: PLASTER.white,
      windows: 3,
      glass: '#3A5673',
    }),
    rect(1104, 424, 284, 18, '#1E5A99'),
    palm(470, 600, 1.05, '#1F4A3A'),
    palm(1060, 580, 0.8, '#1F4A3A', true),
    path('M60 584q90 -14 180 0t190 -2v22H60z', '#BCCBDA', 0.8),
    path('M1100 566q80 -12 150 0t150 -2v18h-300z', '#BCCBDA', 0.8),
    ripples(40, 620, 1500, 90, 12, '#BCCBDA', 0.7),
    raft(790, 764, 1.72, crew),
    band('1016,566 1098,724', '#8A5A2B', 9),
    path('M470 766q160 -22 320 -6t340 -4v28q-90 12 -170 0t-170 2t-160 -2t-160 2z', '#E8EEF2'),
    swell(786, near, 12, 360, 40),
    swell(826, nearer, 12, 360, 190),
    swell(866, last, 12, 360, 90),
    rain(70),
  )
