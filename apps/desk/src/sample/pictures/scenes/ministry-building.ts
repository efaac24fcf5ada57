import { CREAM, GREEN, LEAF, MEADOW, PINE } from '../palette.ts'
import { arched } from '../shapes/building.ts'
import { flag, shield } from '../shapes/flag.ts'
import { bush, palm } from '../shapes/plants.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { poly, rect, repeat, scene } from '../svg.ts'

const GLASS = '#2A568A'

/** The ministry from the front: two wings, six columns under a gable with the shield, the flag above. */
export const ministryBuilding = (): string =>
  scene(
    sky('day', 800, 430, 1.15),
    cloud(150, 130, 1.3),
    cloud(1200, 170, 1.2, 0.8),
    birds(1060, 120, 1),
    rect(210, 430, 1180, 270, '#FCF8EE'),
    rect(1060, 430, 330, 270, '#E7DCC0'),
    rect(194, 410, 1212, 26, CREAM),
    rect(1060, 410, 346, 26, '#DCC9A0'),
    repeat(2, (row) =>
      repeat(
        4,
        (i) =>
          arched(240 + i * 78, 550 + row * 126, 40, 84, GLASS) +
          arched(1090 + i * 74, 550 + row * 126, 40, 84, '#17406F'),
      ),
    ),
    flag(800, 262, 170, 0.98),
    rect(560, 400, 480, 300, '#EFE6CF'),
    poly('520,376 800,246 1080,376', '#FCFDFD'),
    poly('800,246 1080,376 840,376', '#DEE0E3'),
    shield(800, 332, 0.58),
    rect(520, 374, 560, 32, '#F6ECD3'),
    rect(520, 398, 560, 8, '#DCC9A0'),
    arched(738, 700, 124, 230, '#12294A'),
    rect(797, 480, 6, 220, '#2A568A'),
    [556, 630, 704, 862, 936, 1010]
      .map(
        (x) =>
          rect(x, 406, 34, 294, '#FCFDFD') +
          rect(x + 20, 406, 14, 294, '#D3DBE2') +
          rect(x - 6, 406, 46, 14, '#FCFDFD') +
          rect(x - 6, 686, 46, 14, '#FCFDFD'),
      )
      .join(''),
    rect(0, 700, 1600, 200, MEADOW),
    rect(500, 698, 600, 20, '#FCFDFD'),
    rect(470, 716, 660, 20, '#E8EEF1'),
    rect(440, 734, 720, 20, '#D3DBE2'),
    poly('560,754 1040,754 1260,900 340,900', '#E6CF9B'),
    poly('800,754 1040,754 1260,900 800,900', '#D9C08A'),
    poly('0,800 420,754 560,754 340,900 0,900', LEAF),
    poly('1600,800 1180,754 1040,754 1260,900 1600,900', LEAF),
    palm(330, 770, 1.5, GREEN),
    palm(1270, 770, 1.5, GREEN, true),
    palm(110, 800, 1.9, PINE),
    palm(1490, 800, 1.9, PINE, true),
    repeat(
      4,
      (i) =>
        bush(440 - i * 96, 800 + i * 26, 0.8 + i * 0.1, GREEN, MEADOW) +
        bush(1160 + i * 96, 800 + i * 26, 0.8 + i * 0.1, GREEN, MEADOW),
    ),
  )
