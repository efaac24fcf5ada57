import { CLOTH, SKIN } from '../palette.ts'
import { TOWNSMAN } from '../shapes/crowd.ts'
import { clothTable } from '../shapes/furniture.ts'
import { crate, pot, sack, steam } from '../shapes/goods.ts'
import { hills } from '../shapes/land.ts'
import { personAt, shadow } from '../shapes/person.ts'
import { acacia } from '../shapes/plants.ts'
import { cloud, sky } from '../shapes/sky.ts'
import { awning } from '../shapes/tent.ts'
import { child, womanAt } from '../shapes/woman.ts'
import { band, ellipse, land, raised, rect, repeat } from '../svg.ts'

const apron = rect(-18, -138, 36, 70, '#FCFDFD', 4) + rect(6, -138, 12, 70, '#DDE5EA', 4)
const ladle = band('58,-112 76,-72', '#5A6575', 6)
const bowl = (x: number, y: number): string =>
  `<path d="M${x - 18} ${y}h36q-2 18 -18 18t-18 -18z" fill="#1E5A99"/>` +
  ellipse(x, y, 18, 5, '#F6DFA9')

/** Two cooks behind a long counter fill bowls from steaming pots; people wait in front. */
export const foodKitchen = (): string =>
  raised(
    32,
    sky('sand', 360, 330, 1.05),
    cloud(980, 110, 1.4, 0.85),
    cloud(640, 60, 1, 0.6),
    hills(560, '#C3D0B8', '#9DC0A6', 660),
    acacia(120, 640, 0.9),
    rect(0, 610, 1600, 350, '#E6CF9B'),
    land('0,760 500,748 1000,762 1600,744', '#D2BB88'),
    rect(640, 330, 700, 420, '#F1E4C2'),
    rect(640, 600, 700, 150, '#E0CFA6'),
    repeat(2, (i) => sack(1220 + i * 62, 700, 1.1, i ? CLOTH.cream : CLOTH.sand)),
    crate(1150, 700, 62),
    awning(590, 800, 800, 520, ['#14532D', '#F6ECD3']),
    personAt(800, 800, 1.66, {
      top: CLOTH.army,
      trousers: CLOTH.army,
      wear: 'cap',
      prop: apron,
      left: '-40,-118 -52,-96',
      right: '36,-122 56,-110',
    }),
    personAt(1090, 800, 1.66, {
      top: CLOTH.leaf,
      trousers: CLOTH.army,
      wear: 'cap',
      skin: SKIN.deep,
      prop: apron + ladle,
      left: '-36,-118 -50,-96',
      right: '36,-122 58,-112',
    }),
    clothTable(660, 800, 660, '#4189DD', '#2F6DB8', 112),
    pot(960, 690, 0.92),
    pot(1220, 690, 0.92),
    steam(960, 560, 0.9),
    steam(1220, 560, 0.9),
    repeat(3, (i) => bowl(700 + i * 56, 668)),
    shadow(560, 836, 60, '#C9AF78'),
    shadow(420, 836, 300, '#C9AF78'),
    womanAt(560, 838, 1.66, {
      veil: CLOTH.gold,
      dress: CLOTH.ochre,
      right: '34,-116 58,-100',
      prop: bowl(64, -106),
    }),
    child(470, 840, 1.5, CLOTH.orange),
    womanAt(366, 838, 1.66, { veil: CLOTH.blue, dress: CLOTH.deep, skin: SKIN.warm }),
    personAt(214, 836, 1.66, { ...TOWNSMAN, wear: 'kufi' }),
    child(300, 846, 1.42, CLOTH.leaf, true),
  )
