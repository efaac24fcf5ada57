import { CLOTH, GREEN, INK, PINE } from '../palette.ts'
import { hills, range } from '../shapes/land.ts'
import { acacia, bush, tufts } from '../shapes/plants.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { dust, truck } from '../shapes/truck.ts'
import { group, land, path, scene } from '../svg.ts'

/** Trucks come over the plain one after another towards a large acacia in front. */
export const convoyAcacia = (): string =>
  scene(
    sky('sand', 1120, 420, 1.15),
    cloud(330, 130, 1.3, 0.85),
    cloud(1180, 110, 1.4, 0.85),
    cloud(640, 250, 1, 0.7),
    birds(560, 320, 1.1, '#12294A'),
    range(505),
    hills(520, '#A9C4B0', '#86B08C', 600),
    land('0,540 500,526 1000,540 1600,520', '#E2C88F'),
    acacia(700, 560, 0.5),
    acacia(1400, 556, 0.68),
    bush(900, 560, 0.5),
    bush(1220, 556, 0.45, '#3F8A5B'),
    path('M0 800C400 740 1000 640 1600 586V640C1040 700 420 800 0 872Z', '#CBAA6C'),
    group(
      'rotate(-6 1330 630)',
      dust(1300, 632, 0.5),
      truck(1290, 632, 0.46, { cover: CLOTH.leaf }),
    ),
    group(
      'rotate(-6 1060 670)',
      dust(1020, 672, 0.7),
      truck(1010, 672, 0.62, { cover: CLOTH.cream }),
    ),
    group(
      'rotate(-6 740 720)',
      dust(690, 724, 0.95),
      truck(680, 724, 0.84, { cover: [GREEN, PINE] }),
    ),
    group(
      'rotate(-6 330 790)',
      dust(290, 796, 1.25),
      truck(280, 796, 1.14, { cover: CLOTH.cream }),
    ),
    land('0,850 500,838 1000,790 1600,720', '#B98A4A'),
    land('0,880 600,872 1100,838 1600,790', '#8F6E37'),
    tufts(560, 860, 1000, 30, 14, '#14532D', 0.8),
    acacia(150, 884, 2.15, [GREEN, PINE, INK]),
    bush(1040, 880, 1.1, GREEN, '#1F6B3D'),
    bush(1480, 872, 1.6, PINE, GREEN),
  )
