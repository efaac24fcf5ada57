import { GREEN } from '../palette.ts'
import { FIELD } from '../shapes/crowd.ts'
import { marker } from '../shapes/goods.ts'
import { hills, range } from '../shapes/land.ts'
import { personAt, shadow, WALKING } from '../shapes/person.ts'
import { acacia, bush } from '../shapes/plants.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { ambulance } from '../shapes/truck.ts'
import { band, ellipse, path, poly, rect, repeat, scene } from '../svg.ts'

const visor = path('M-15 -192H15V-168Q0 -158 -15 -168Z', '#A9CEF0', 0.5)
const plate = path('M-26 -150H26L28 -74H-28Z', '#4189DD') + path('M6 -150H26L28 -74H10Z', '#2F6DB8')
const detector =
  band('18,-100 56,-108', '#454F5E', 7) +
  band('20,-96 112,-8', '#454F5E', 7) +
  ellipse(118, -4, 34, 8, '#12294A')

/** A specialist in a blue apron walks a marked lane with a detector; green flags show what is clear. */
export const mineClearing = (): string =>
  scene(
    sky('sand', 760, 370, 1.1),
    cloud(160, 150, 1.3, 0.85),
    cloud(1150, 120, 1.4, 0.85),
    birds(1130, 280, 1, '#12294A'),
    range(525),
    hills(540, '#C3D0B8', '#9DC0A6', 620),
    acacia(250, 610, 0.9),
    acacia(1440, 600, 0.7),
    rect(0, 568, 1600, 332, '#9FB777'),
    poly('560,568 1600,568 1600,900 1240,900', '#C9AF78'),
    poly('0,620 0,568 480,568', '#8CA968'),
    poly('700,568 830,568 1240,900 500,900', '#E6CF9B'),
    ambulance(1270, 640, 0.5, true),
    repeat(5, (i) => marker(690 - i * 34 - i * i * 5, 610 + i * 58, 0.5 + i * 0.24, GREEN)),
    repeat(5, (i) =>
      marker(852 + i * 66 + i * i * 6, 610 + i * 58, 0.5 + i * 0.24, i > 2 ? '#B3261E' : GREEN),
    ),
    repeat(9, (i) =>
      marker(
        60 + (i % 3) * 170 + (i > 2 ? 40 : 0),
        640 + Math.floor(i / 3) * 70,
        0.5 + Math.floor(i / 3) * 0.12,
        GREEN,
      ),
    ),
    bush(1420, 700, 0.9, '#3F8A5B'),
    bush(1530, 780, 1.2, '#1F6B3D', '#3F8A5B'),
    shadow(770, 800, 120, '#CDB27C'),
    personAt(760, 800, 2.04, {
      ...FIELD,
      legs: WALKING,
      top: FIELD.top,
      left: '14,-118 46,-104',
      right: '36,-112 52,-106',
      prop: plate + visor + detector,
    }),
  )
