import { GREEN, PINE } from '../palette.ts'
import { skyline } from '../shapes/building.ts'
import { mountain } from '../shapes/land.ts'
import { mast } from '../shapes/mast.ts'
import { acacia, bush } from '../shapes/plants.ts'
import { cloud, sky, stars } from '../shapes/sky.ts'
import { arc, land, poly, rect, repeat, scene } from '../svg.ts'

/** The radio mast on its hill at nightfall: rings of signal go out over the lights of a town. */
export const radioMast = (): string =>
  scene(
    sky('dawn', 1180, 660, 0.92),
    stars(16, 9, 30, 460),
    cloud(1080, 180, 1.3, 0.3),
    cloud(120, 330, 1.1, 0.3),
    repeat(3, (i) =>
      arc(
        `M${560 - i * 62} ${140 - i * 34}a${126 + i * 70} ${126 + i * 70} 0 0 0 0 ${126 + i * 68}`,
        '#FCFDFD',
        10,
        0.75 - i * 0.18,
      ),
    ),
    repeat(3, (i) =>
      arc(
        `M${680 + i * 62} ${140 - i * 34}a${126 + i * 70} ${126 + i * 70} 0 0 1 0 ${126 + i * 68}`,
        '#FCFDFD',
        10,
        0.75 - i * 0.18,
      ),
    ),
    mountain(820, 700, 700, 170, '#1D4F86', '#17406F'),
    mountain(1180, 700, 640, 230, '#1D4F86', '#17406F'),
    skyline(980, 740, [50, 84, 60, 100, 72, 120, 84, 64, 90, 50], 62, '#12294A', '#F3CB76'),
    rect(980, 736, 620, 60, '#12294A'),
    land('0,640 300,600 620,660 980,760 1600,720', GREEN),
    rect(480, 560, 280, 90, '#FCFDFD'),
    rect(670, 560, 90, 90, '#D3DBE2'),
    rect(466, 548, 308, 18, '#1E5A99'),
    repeat(3, (i) => rect(510 + i * 52, 586, 30, 34, '#F3CB76')),
    rect(690, 590, 40, 60, '#12294A'),
    mast(620, 560, 350, '#FCFDFD', '#C6D2D9'),
    land('0,700 300,650 620,664 900,740 1600,800', '#124A29'),
    poly('690,660 730,660 930,900 760,900', '#C9AF78'),
    poly('714,660 730,660 930,900 850,900', '#B59A63'),
    land('0,800 420,770 660,850 700,900', PINE),
    acacia(240, 740, 1.15, ['#1F6B3D', PINE, '#0B1B33']),
    bush(1090, 860, 1.4, PINE, GREEN),
    bush(1320, 880, 1.2, '#0F4727', GREEN),
  )
