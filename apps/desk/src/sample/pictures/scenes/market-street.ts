import { CLOTH, GREEN, SKIN } from '../palette.ts'
import { house, PLASTER } from '../shapes/building.ts'
import { SOLDIER, TOWNSMAN } from '../shapes/crowd.ts'
import { bunting } from '../shapes/flag.ts'
import { tray } from '../shapes/goods.ts'
import { ARMS, personAt, shadow } from '../shapes/person.ts'
import { palm } from '../shapes/plants.ts'
import { cloud, sky } from '../shapes/sky.ts'
import { awning } from '../shapes/tent.ts'
import { child, womanAt } from '../shapes/woman.ts'
import { ellipse, poly, raised, rect } from '../svg.ts'

const counter = (x: number, width: number, light: string, dark: string): string =>
  rect(x, 696, width, 96, light) +
  rect(x + width * 0.7, 696, width * 0.3, 96, dark) +
  rect(x - 8, 688, width + 16, 14, '#F6ECD3', 3)
const basket =
  ellipse(44, -66, 26, 8, '#8A5A2B') +
  '<path d="M18 -66h52l-8 34h-36z" fill="#B98A4A"/>' +
  '<path d="M52 -66h18l-8 34h-14z" fill="#98703A"/>'

/** A street of stalls under bright awnings; shoppers, children and a soldier who passes by. */
export const marketStreet = (): string =>
  raised(
    36,
    sky('day', 800, 400, 1.1),
    cloud(620, 110, 1.3),
    house(30, 700, { width: 300, height: 520, tones: PLASTER.cream, floors: 3 }),
    house(330, 700, { width: 220, height: 400, tones: PLASTER.white, floors: 3 }),
    house(1060, 700, { width: 220, height: 430, tones: PLASTER.sand, floors: 3 }),
    house(1280, 700, { width: 300, height: 540, tones: PLASTER.white, floors: 3 }),
    house(560, 700, { width: 120, height: 230, tones: PLASTER.sand, floors: 2, windows: 2 }),
    house(930, 700, { width: 130, height: 260, tones: PLASTER.cream, floors: 2, windows: 2 }),
    palm(740, 690, 0.8, '#1F6B3D'),
    palm(880, 690, 0.66, '#1F6B3D', true),
    bunting(550, 340, 510),
    rect(0, 694, 1600, 266, '#E6CF9B'),
    poly('640,690 960,690 1600,830 1600,960 0,960 0,830', '#E6CF9B'),
    poly('800,690 960,690 1600,830 1600,960 800,960', '#DCC28A'),
    rect(110, 520, 430, 200, '#8F6E37'),
    rect(1060, 520, 430, 200, '#8F6E37'),
    personAt(250, 770, 1.36, { ...TOWNSMAN, right: ARMS.forwardLow }),
    womanAt(430, 770, 1.36, { veil: CLOTH.leaf, dress: CLOTH.army, skin: SKIN.warm }),
    womanAt(1180, 770, 1.36, { veil: CLOTH.orange, dress: CLOTH.ochre }),
    personAt(1370, 770, 1.36, {
      top: CLOTH.blue,
      trousers: CLOTH.navy,
      skin: SKIN.deep,
      right: ARMS.forwardLow,
    }),
    awning(80, 800, 480, 400, ['#4189DD', '#FCFDFD']),
    awning(1040, 800, 480, 400, ['#E3AC3A', '#FCFDFD']),
    counter(100, 440, GREEN, '#0B3A20'),
    counter(1060, 440, '#1E5A99', '#17487D'),
    tray(120, 690, '#E07B2E', '#B85C1C'),
    tray(262, 690, '#3F8A5B', '#1F6B3D'),
    tray(402, 690, '#E3AC3A', '#C48D26'),
    tray(1082, 690, '#B3261E', '#8E1C15'),
    tray(1224, 690, '#E3AC3A', '#C48D26'),
    tray(1362, 690, '#3F8A5B', '#1F6B3D'),
    shadow(700, 838, 120, '#C9AF78'),
    shadow(910, 846, 70, '#B99F68'),
    womanAt(650, 838, 1.7, {
      veil: CLOTH.blue,
      dress: CLOTH.deep,
      right: '36,-112 44,-80',
      prop: basket,
    }),
    child(770, 842, 1.56, CLOTH.gold),
    personAt(920, 844, 1.72, { ...SOLDIER, skin: SKIN.deep, right: ARMS.wave }),
  )
