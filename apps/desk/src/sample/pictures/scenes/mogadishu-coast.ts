import { CREAM, GOLD, GREEN, LEAF, PINE } from '../palette.ts'
import { dhow, skiff } from '../shapes/boat.ts'
import { house, minaret, PLASTER, skyline } from '../shapes/building.ts'
import { palm } from '../shapes/plants.ts'
import { glitter, ripples, SEAS, sea, swell } from '../shapes/sea.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { land, path, scene } from '../svg.ts'

const [, , near, nearer, last] = SEAS.day

/** The white city along its bay, seen from the water, with a minaret and sails. */
export const mogadishuCoast = (): string =>
  scene(
    sky('sand', 1090, 420, 1.1),
    cloud(240, 140, 1.3, 0.85),
    cloud(900, 190, 1, 0.8),
    birds(610, 190, 1.1, '#12294A'),
    skyline(
      40,
      560,
      [
        90, 130, 110, 160, 120, 180, 150, 130, 170, 140, 190, 150, 120, 150, 110, 90, 120, 80, 70,
        60,
      ],
      78,
      '#E3C789',
    ),
    minaret(520, 590, 1.25),
    land('0,560 300,540 700,552 1200,560 1600,540', LEAF, 720),
    house(60, 590, { width: 190, height: 170, tones: PLASTER.cream, floors: 2 }),
    house(262, 596, { width: 150, height: 230, tones: PLASTER.white, floors: 3 }),
    house(420, 600, { width: 84, height: 130, tones: PLASTER.sand, windows: 2, floors: 2 }),
    house(566, 600, { width: 190, height: 190, tones: PLASTER.white, floors: 2, windows: 4 }),
    house(766, 602, { width: 132, height: 130, tones: PLASTER.cream, door: '#1E5A99' }),
    house(906, 604, { width: 170, height: 216, tones: PLASTER.sand, floors: 3 }),
    house(1086, 604, { width: 140, height: 150, tones: PLASTER.white, floors: 2 }),
    house(1240, 600, { width: 180, height: 110, tones: PLASTER.cream, windows: 4 }),
    palm(250, 604, 0.9, PINE),
    palm(762, 610, 0.82, PINE, true),
    palm(1236, 606, 0.86, PINE),
    palm(1440, 600, 1.05, GREEN, true),
    palm(1500, 606, 0.8, PINE),
    path('M0 592C400 600 900 610 1600 592V680H0Z', GREEN),
    path('M0 618C420 606 1000 640 1600 610V700H0Z', '#F6ECD3'),
    path('M0 640C420 632 1000 660 1600 634V700H0Z', '#E6CF9B'),
    sea('day', 660, 1200),
    ripples(40, 690, 1500, 100, 12),
    glitter(1090, 690, '#F6DFA9', 4),
    swell(800, near, 12, 360, 40),
    dhow(470, 790, 1.25),
    dhow(1190, 770, 0.8, [CREAM, '#DCC9A0'], true, ['#8A5A2B', '#6B4420']),
    skiff(830, 760, 0.7, ['#4189DD', '#2F6DB8'], GOLD),
    swell(806, near, 12, 360, 130),
    swell(842, nearer, 12, 360, 190),
    swell(874, last, 12, 360, 90),
  )
