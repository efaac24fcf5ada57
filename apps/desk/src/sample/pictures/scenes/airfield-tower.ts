import { CLOTH, GOLD } from '../palette.ts'
import { transport } from '../shapes/aircraft.ts'
import { controlTower, skyline } from '../shapes/building.ts'
import { ENGINEER } from '../shapes/crowd.ts'
import { hills } from '../shapes/land.ts'
import { ARMS, personAt, shadow } from '../shapes/person.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { fieldCar } from '../shapes/truck.ts'
import { path, poly, raised, rect, repeat } from '../svg.ts'

/** The control tower over an apron where a plane stands ready; a marshaller raises both arms. */
export const airfieldTower = (): string =>
  raised(
    26,
    sky('dawn', 1130, 600, 1.08),
    cloud(640, 160, 1.3, 0.5),
    cloud(1180, 240, 1.3, 0.6),
    birds(760, 330, 1, '#12294A'),
    hills(620, '#2A568A', '#1D4370', 680),
    skyline(1260, 640, [40, 64, 52, 80, 46], 70, '#17406F', '#F3CB76'),
    path('M520 660V560Q640 480 760 560V660Z', '#5F86B4'),
    path('M520 660V560Q640 480 760 560V580Q640 506 540 572V660Z', '#7FA3C8'),
    rect(560, 584, 160, 76, '#12294A'),
    rect(120, 590, 420, 90, '#FCFDFD'),
    rect(390, 590, 150, 90, '#D3DBE2'),
    repeat(6, (i) => rect(146 + i * 62, 616, 40, 34, '#F3CB76')),
    rect(108, 578, 444, 16, '#DDE5EA'),
    controlTower(300, 660, 1.1),
    rect(0, 660, 1600, 300, '#5A6575'),
    rect(0, 660, 1600, 40, '#3F8A5B'),
    rect(0, 694, 1600, 12, '#B9C5CC'),
    poly('0,880 1600,846 1600,858 0,894', GOLD),
    rect(560, 820, 760, 20, '#475163', 10),
    transport(920, 680, 1.08, 0, true),
    shadow(1440, 834, 56, '#475163'),
    fieldCar(130, 846, 1.1, CLOTH.gold),
    personAt(1440, 834, 1.2, {
      ...ENGINEER,
      wear: 'headphones',
      vest: CLOTH.gold,
      right: ARMS.up,
      left: '-36,-178 -34,-216',
      prop: rect(30, -252, 9, 38, GOLD, 4),
      behind: rect(-38, -252, 9, 38, GOLD, 4),
    }),
  )
