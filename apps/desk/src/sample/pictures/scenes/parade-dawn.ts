import { CLOTH, INK, NAVY, SKIN } from '../palette.ts'
import { skyline } from '../shapes/building.ts'
import { MARCHING } from '../shapes/crowd.ts'
import { flag } from '../shapes/flag.ts'
import { ARMS, type Person, personAt } from '../shapes/person.ts'
import { palm } from '../shapes/plants.ts'
import { cloud, sky, stars } from '../shapes/sky.ts'
import { raised, rect, repeat } from '../svg.ts'

const FAR: Person = {
  ...MARCHING,
  top: ['#6E9A7B', '#5C8A6B'],
  trousers: ['#6E9A7B', '#5C8A6B'],
  shoes: '#4B7459',
  belt: '',
}
const BEARER: Person = {
  ...MARCHING,
  right: '40,-124 34,-150',
  behind: flag(36, -40, 330, 1.1),
}

/** A rank marches from left to right with the flag, a second rank behind, the low sun at its back. */
export const paradeDawn = (): string =>
  raised(
    38,
    sky('dawn', 800, 560, 1.02),
    stars(8, 4, 30, 140),
    cloud(190, 190, 1.2, 0.4),
    cloud(1180, 170, 1.3, 0.4),
    skyline(0, 600, [110, 150, 120, 96], 84, NAVY, '#2A568A'),
    skyline(1230, 600, [90, 130, 110, 156, 120], 84, NAVY, '#2A568A'),
    palm(420, 600, 0.95, NAVY),
    palm(1160, 600, 0.95, NAVY, true),
    rect(0, 596, 1600, 12, '#17406F'),
    rect(0, 604, 1600, 356, '#C9AF78'),
    repeat(12, (i) => personAt(70 + i * 134, 700, 0.86, FAR)),
    rect(0, 792, 1600, 168, '#A98A50'),
    [90, 330, 570, 1050, 1290, 1530]
      .map((x, i) => personAt(x, 856, 1.62, { ...MARCHING, skin: i % 2 ? SKIN.deep : SKIN.brown }))
      .join(''),
    personAt(800, 856, 1.72, {
      ...BEARER,
      belt: '#E3AC3A',
      top: CLOTH.army,
      shoes: INK,
      left: ARMS.swing,
    }),
  )
