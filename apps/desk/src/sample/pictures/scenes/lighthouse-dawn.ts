import { PINE } from '../palette.ts'
import { dhow } from '../shapes/boat.ts'
import { house, lighthouse, PLASTER } from '../shapes/building.ts'
import { palm } from '../shapes/plants.ts'
import { glitter, ripples, sea } from '../shapes/sea.ts'
import { beam, birds, cloud, sky, stars } from '../shapes/sky.ts'
import { land, path, scene } from '../svg.ts'

/** A headland with the striped lighthouse and white houses; the sun comes up from the sea. */
export const lighthouseDawn = (): string =>
  scene(
    sky('dawn', 1010, 560),
    stars(7, 3, 40, 150),
    beam(446, 244, [-20, 90], [-20, 230], 0.16),
    beam(446, 244, [1620, 20], [1620, 210], 0.16),
    cloud(620, 282, 0.9, 0.5),
    cloud(1130, 340, 1.25, 0.8),
    birds(760, 390, 1, '#12294A'),
    sea('dawn', 560, 792),
    ripples(1150, 640, 400, 120, 6, '#4189DD'),
    glitter(1010, 582),
    dhow(1290, 622, 0.86),
    dhow(1480, 598, 0.46, undefined, true),
    house(-30, 566, { width: 150, height: 190, tones: PLASTER.cream, floors: 2 }),
    house(112, 572, { width: 128, height: 118, tones: PLASTER.white, windows: 2 }),
    house(214, 574, { width: 156, height: 212, tones: PLASTER.sand, floors: 2 }),
    land('0,566 240,560 480,570 680,600 790,648 866,712', '#14532D', 760),
    house(548, 606, { width: 122, height: 100, tones: PLASTER.white }),
    house(650, 626, { width: 84, height: 70, tones: PLASTER.sand, windows: 2 }),
    palm(384, 590, 0.98, PINE, true),
    palm(716, 636, 0.72),
    lighthouse(446, 616, 0.98),
    path('M0 604C260 586 620 616 870 716L700 760H0Z', PINE),
    path('M0 646C280 622 560 664 760 738L640 790H0Z', '#0F4727'),
    path(
      'M0 746C260 732 560 756 838 714C890 706 896 742 850 764C640 812 240 796 0 822Z',
      '#E8E9DE',
    ),
    path('M0 746C260 732 520 752 700 742C600 776 240 764 0 786Z', '#FCF8EE'),
  )
