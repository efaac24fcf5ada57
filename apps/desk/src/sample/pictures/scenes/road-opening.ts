import { CLOTH, SKIN } from '../palette.ts'
import { ENGINEER, SOLDIER } from '../shapes/crowd.ts'
import { hills } from '../shapes/land.ts'
import { personAt, shadow } from '../shapes/person.ts'
import { acacia, bush } from '../shapes/plants.ts'
import { birds, cloud, sky, star } from '../shapes/sky.ts'
import { roller } from '../shapes/truck.ts'
import { child, womanAt } from '../shapes/woman.ts'
import { arc, path, poly, rect, scene } from '../svg.ts'

/** A new road runs to the horizon; a blue ribbon with a star is held across it. */
export const roadOpening = (): string =>
  scene(
    sky('day', 890, 400),
    cloud(160, 140, 1.3),
    cloud(1200, 160, 1.4, 0.85),
    birds(420, 280),
    hills(520, '#A9C4DF', '#86B08C', 600),
    rect(0, 548, 1600, 352, '#E6CF9B'),
    acacia(260, 600, 0.8),
    acacia(560, 580, 0.5),
    acacia(1190, 584, 0.52),
    acacia(1440, 620, 1.05),
    bush(700, 560, 0.5),
    bush(1060, 564, 0.6),
    poly('862,546 918,546 1330,900 380,900', '#5A6575'),
    poly('868,546 912,546 1270,900 440,900', '#475163'),
    poly('886,560 894,560 898,600 882,600', '#F3CB76'),
    poly('881,630 899,630 906,690 874,690', '#F3CB76'),
    poly('871,730 909,730 922,810 858,810', '#F3CB76'),
    poly('852,850 928,850 936,900 844,900', '#F3CB76'),
    shadow(330, 772, 260, '#C9AF78'),
    roller(170, 772, 1.25),
    shadow(610, 806, 80, '#3A4354'),
    shadow(1170, 806, 120, '#3A4354'),
    personAt(610, 806, 1.5, {
      ...ENGINEER,
      right: '34,-118 56,-104',
    }),
    personAt(
      1090,
      806,
      1.5,
      {
        ...SOLDIER,
        right: '34,-118 56,-104',
      },
      true,
    ),
    arc('M694 652C790 690 910 690 1006 652', '#4189DD', 18),
    arc('M850 681C900 681 950 672 1006 652', '#2F6DB8', 18),
    star(850, 681, 34, '#FCFDFD'),
    womanAt(1206, 812, 1.5, { veil: CLOTH.blue, dress: CLOTH.deep }),
    child(1282, 816, 1.3, CLOTH.gold),
    personAt(1362, 812, 1.5, { top: CLOTH.white, trousers: CLOTH.navy, skin: SKIN.deep }),
    womanAt(1456, 816, 1.46, { veil: CLOTH.gold, dress: CLOTH.ochre, skin: SKIN.warm }),
    path('M0 858C120 842 260 856 340 900H0Z', '#14532D'),
    bush(1500, 906, 1.4, '#14532D', '#1F6B3D'),
  )
