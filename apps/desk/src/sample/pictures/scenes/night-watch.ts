import { SUN } from '../palette.ts'
import { house, skyline } from '../shapes/building.ts'
import { SOLDIER } from '../shapes/crowd.ts'
import { personAt } from '../shapes/person.ts'
import { palm } from '../shapes/plants.ts'
import { cloud, sky, stars } from '../shapes/sky.ts'
import { band, circle, land, path, poly, rect, repeat, scene } from '../svg.ts'

const DARK = ['#2A456B', '#203757'] as const
const glasses = rect(10, -190, 30, 11, '#0B1B33', 4)

/** A watchtower under a full moon; below it a town with lit windows. */
export const nightWatch = (): string =>
  scene(
    sky('night', 980, 300, 1.25),
    stars(30, 11, 30, 470),
    circle(980, 300, 140.5, '#F4EFE4'),
    circle(940, 260, 26, '#DDD4C2'),
    circle(1024, 340, 34, '#DDD4C2'),
    circle(1000, 232, 14, '#DDD4C2'),
    cloud(1150, 380, 1.2, 0.2),
    cloud(120, 200, 1.2, 0.16),
    skyline(620, 700, [80, 120, 96, 140, 110, 160, 120, 90, 130, 100, 140, 90], 84, '#132A4C', SUN),
    house(700, 760, { width: 170, height: 120, tones: DARK, glass: SUN }),
    house(900, 770, {
      width: 200,
      height: 180,
      tones: ['#34527C', '#2A456B'],
      floors: 2,
      glass: SUN,
    }),
    house(1130, 764, { width: 150, height: 110, tones: DARK, glass: '#132A4C' }),
    house(1310, 770, {
      width: 220,
      height: 160,
      tones: ['#34527C', '#2A456B'],
      floors: 2,
      glass: SUN,
    }),
    palm(1110, 780, 0.9, '#0A1F2E'),
    palm(1290, 780, 0.8, '#0A1F2E', true),
    land('0,760 400,730 800,764 1200,750 1600,770', '#0F2E33'),
    land('0,820 500,800 1000,826 1600,806', '#0B2329'),
    band('280,860 330,480', '#8A6A3A', 18),
    band('580,860 530,480', '#6B4F2B', 18),
    band('296,740 570,620', '#6B4F2B', 9),
    band('564,740 306,620', '#8A6A3A', 9),
    band('290,744 572,744', '#8A6A3A', 11),
    band('308,616 552,616', '#8A6A3A', 11),
    repeat(9, (i) => rect(414, 500 + i * 40, 46, 7, '#C9AF78')),
    rect(408, 480, 7, 380, '#C9AF78'),
    rect(458, 480, 7, 380, '#C9AF78'),
    rect(270, 458, 322, 26, '#8A6A3A'),
    rect(470, 458, 122, 26, '#6B4F2B'),
    rect(286, 170, 14, 292, '#6B4F2B'),
    rect(562, 170, 14, 292, '#6B4F2B'),
    personAt(440, 458, 1.26, {
      ...SOLDIER,
      left: '4,-132 22,-178',
      right: '44,-142 28,-180',
      prop: glasses,
    }),
    rect(278, 376, 306, 14, '#C9AF78'),
    rect(278, 390, 306, 68, '#8A6A3A'),
    rect(470, 390, 114, 68, '#6B4F2B'),
    repeat(7, (i) => rect(318 + i * 40, 390, 4, 68, '#5A4223')),
    poly('236,178 430,96 626,178', '#34527C'),
    poly('430,96 626,178 460,178', '#2A456B'),
    rect(236, 174, 390, 12, '#1E3A66'),
    rect(340, 186, 5, 30, '#1E3A66'),
    path('M322 232Q324 212 342 212Q360 212 362 232Z', '#E3AC3A'),
    circle(342, 236, 7, '#FBE7B6'),
  )
