import { CLOTH, GREEN, INK, PINE } from '../palette.ts'
import { dhow } from '../shapes/boat.ts'
import { bench } from '../shapes/furniture.ts'
import { personAt, shadow } from '../shapes/person.ts'
import { acacia } from '../shapes/plants.ts'
import { glitter, ripples } from '../shapes/sea.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { land, path, rect, scene } from '../svg.ts'

/** Two veterans seen from behind on a bench under an acacia, looking out over the evening sea. */
export const veteransBench = (): string =>
  scene(
    sky('dusk', 960, 520, 1.12),
    cloud(1180, 200, 1.3, 0.5),
    cloud(700, 120, 1.1, 0.45),
    birds(1130, 330, 1.1, '#12294A'),
    rect(0, 530, 1600, 370, '#3F6C9C'),
    rect(0, 530, 1600, 24, '#6F8AA0'),
    glitter(960, 560, '#FBE7B6', 6),
    ripples(40, 580, 620, 80, 6, '#7FA9D0', 0.6),
    ripples(1160, 570, 420, 80, 5, '#7FA9D0', 0.6),
    dhow(1330, 590, 0.72, ['#F6ECD3', '#DCC9A0']),
    dhow(640, 556, 0.36, ['#F6ECD3', '#DCC9A0'], true),
    land('0,680 300,668 800,712 1200,744 1600,720', '#1F5C3A'),
    land('0,740 400,734 900,770 1600,780', GREEN),
    path('M0 850C500 820 1100 850 1600 836V900H0Z', PINE),
    acacia(420, 812, 2.5, ['#1F6B3D', '#124A29', INK]),
    shadow(830, 806, 300, '#0F4727'),
    personAt(760, 850, 1.9, {
      top: CLOTH.army,
      trousers: CLOTH.army,
      wear: 'beret',
      away: true,
      left: '-36,-120 -38,-96',
      right: '36,-120 38,-96',
    }),
    personAt(930, 850, 1.9, {
      top: CLOTH.cream,
      trousers: CLOTH.navy,
      wear: 'kufi',
      away: true,
      left: '-36,-120 -38,-96',
      right: '36,-120 38,-96',
    }),
    path('M640 700H1060V860H640Z', GREEN),
    path('M640 786C800 790 920 800 1060 806V870H640Z', '#0F4727'),
    bench(588, 846, 1.62),
  )
