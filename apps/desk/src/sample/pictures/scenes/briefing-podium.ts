import { GREEN } from '../palette.ts'
import { listener } from '../shapes/crowd.ts'
import { stand } from '../shapes/flag.ts'
import { podium } from '../shapes/furniture.ts'
import { diagonal } from '../shapes/interior.ts'
import { poly, rect, scene } from '../svg.ts'

/** The ministry's podium between two flags before the shield's diagonal; listeners' heads in front. */
export const briefingPodium = (): string =>
  scene(
    rect(0, 0, 1600, 900, '#1E5A99'),
    poly('1010,0 1600,0 1600,900 490,900', GREEN),
    diagonal(500, 800, 150, '#2F6DB8'),
    diagonal(650, 800, 48, '#C49A3F'),
    rect(0, 730, 1600, 170, '#12294A'),
    rect(330, 700, 940, 40, '#1A3A66'),
    rect(330, 700, 940, 10, '#2A568A'),
    stand(490, 706, 1.16),
    stand(1112, 706, 1.16, undefined, true),
    podium(800, 722, 1.12),
    [0, 190, 1420, 1600]
      .map((x, i) => listener(x, 916, 1.05, '#1A2F52', '#14264A', i % 2 === 1))
      .join(''),
    [100, 300, 520, 740, 960, 1180, 1400, 1560]
      .map((x, i) => listener(x, 942, 1.1, '#0E2040', '#0B1B33', i % 3 === 1))
      .join(''),
  )
