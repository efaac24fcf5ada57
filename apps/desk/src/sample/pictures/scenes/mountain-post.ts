import { SKIN } from '../palette.ts'
import { FIELD, SOLDIER } from '../shapes/crowd.ts'
import { flag } from '../shapes/flag.ts'
import { sandbags } from '../shapes/goods.ts'
import { mountain, rock } from '../shapes/land.ts'
import { personAt } from '../shapes/person.ts'
import { acacia } from '../shapes/plants.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { land, path, poly, rect, scene } from '../svg.ts'

const glasses = rect(10, -190, 30, 11, '#0B1B33', 4)

/** A stone post with the flag on a summit; a soldier with field glasses looks over the ranges. */
export const mountainPost = (): string =>
  scene(
    sky('day', 1130, 420, 1.1),
    cloud(640, 120, 1.5),
    cloud(1250, 230, 1.1, 0.8),
    birds(900, 320, 1),
    rect(560, 560, 1040, 200, '#CDE0F2'),
    mountain(700, 640, 620, 190, '#A9C4DF', HAZE_DARK),
    mountain(1050, 660, 760, 260, '#A9C4DF', HAZE_DARK),
    mountain(560, 720, 700, 180, '#7FA9D0', '#6C97C0'),
    mountain(1120, 740, 620, 170, '#7FA9D0', '#6C97C0'),
    land('600,740 900,700 1250,730 1600,700', '#86B08C'),
    land('600,800 1000,760 1600,780', '#3F8A5B'),
    path(
      'M900 760C1020 790 1120 780 1260 830C1360 860 1480 850 1600 868V900H1160C1080 850 1000 800 900 760Z',
      '#5394DD',
    ),
    acacia(1340, 806, 0.5),
    acacia(1480, 840, 0.62),
    poly('0,560 300,560 780,570 860,620 900,690 990,760 1060,900 0,900', '#C9AF78'),
    poly('780,570 860,620 900,690 990,760 1060,900 860,900 830,760 760,680', '#A98A50'),
    poly('0,720 240,690 460,760 700,900 0,900', '#B59A63'),
    flag(240, 560, 400, 1.3),
    rect(150, 380, 320, 184, '#DDE5EA'),
    rect(360, 380, 110, 184, '#B9C5CC'),
    rect(126, 356, 368, 30, '#8A5A2B'),
    rect(126, 372, 368, 14, '#6B4420'),
    rect(190, 440, 120, 62, '#12294A'),
    rect(380, 440, 66, 124, '#12294A'),
    personAt(545, 566, 1.3, { ...SOLDIER, skin: SKIN.deep }),
    sandbags(600, 574, 3, 2, 0.86),
    personAt(760, 574, 1.66, {
      ...FIELD,
      left: '4,-132 22,-178',
      right: '44,-142 28,-180',
      prop: glasses,
    }),
    rock(120, 780, 1.2, '#A98A50', '#8F6E37'),
    rock(560, 850, 1.5, '#A98A50', '#8F6E37'),
  )

const HAZE_DARK = '#93B7D9'
