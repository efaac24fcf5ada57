import { CLOTH, SKIN } from '../palette.ts'
import { SOLDIER } from '../shapes/crowd.ts'
import { hills } from '../shapes/land.ts'
import { personAt, shadow } from '../shapes/person.ts'
import { acacia, seedling } from '../shapes/plants.ts'
import { birds, cloud, sky } from '../shapes/sky.ts'
import { child, womanAt } from '../shapes/woman.ts'
import { band, circle, path, poly, raised, rect, repeat } from '../svg.ts'

const wateringCan =
  poly('40,-104 84,-104 80,-66 44,-66', '#4189DD') +
  poly('66,-104 84,-104 80,-66 66,-66', '#2F6DB8') +
  band('82,-76 112,-92', '#2F6DB8', 7) +
  band('46,-104 60,-122 80,-104', '#2F6DB8', 5) +
  repeat(4, (i) => circle(122 + i * 5, -84 + i * 16, 3.5, '#A9CEF0'))
const spade =
  band('52,-150 70,-12', '#8A5A2B', 7) + path('M58 -20L82 -24L86 14Q74 24 64 16Z', '#5A6575')

/** Rows of seedlings run towards the horizon; a soldier waters, residents plant. */
export const treePlanting = (): string =>
  raised(
    20,
    sky('sand', 520, 400, 1.1),
    cloud(980, 120, 1.4, 0.85),
    cloud(180, 190, 1, 0.7),
    birds(1080, 300, 1, '#12294A'),
    hills(500, '#93B7D9', '#9DC0A6', 570),
    acacia(190, 570, 0.85),
    acacia(1380, 566, 1.1),
    rect(0, 546, 1600, 414, '#B98A4A'),
    repeat(9, (i) =>
      poly(
        [
          [800 + (i - 4) * 96, 546],
          [800 + (i - 4) * 96 + 22, 546],
          [800 + (i - 4) * 380 + 90, 900],
          [800 + (i - 4) * 380 - 10, 900],
        ],
        '#A57A3D',
      ),
    ),
    repeat(12, (i) => seedling(60 + i * 134, 590, 0.34)),
    repeat(10, (i) => seedling(40 + i * 172, 640, 0.5)),
    womanAt(730, 690, 0.92, { veil: CLOTH.leaf, dress: CLOTH.army }),
    repeat(8, (i) => seedling(90 + i * 206, 710, 0.74)),
    shadow(470, 812, 90, '#8A6530'),
    shadow(1120, 818, 200, '#8A6530'),
    personAt(450, 812, 1.72, {
      ...SOLDIER,
      wear: 'cap',
      right: '34,-126 58,-114',
      prop: wateringCan,
    }),
    seedling(690, 822, 1.25),
    womanAt(960, 820, 1.7, {
      veil: CLOTH.blue,
      dress: CLOTH.deep,
      right: '34,-112 50,-86',
      prop: seedling(56, -84, 0.55),
    }),
    child(1072, 824, 1.5, CLOTH.gold),
    personAt(1200, 820, 1.72, {
      top: CLOTH.white,
      trousers: CLOTH.navy,
      skin: SKIN.deep,
      right: '38,-128 54,-136',
      prop: spade,
    }),
    seedling(200, 850, 1.35),
    seedling(1440, 856, 1.4),
    rect(0, 876, 1600, 84, '#8F6E37'),
  )
