import { CLOTH, GREEN, SKIN, SKY, WHITE } from '../palette.ts'
import { stand } from '../shapes/flag.ts'
import { sheet } from '../shapes/goods.ts'
import { map, room } from '../shapes/interior.ts'
import { ARMS, type Person, personAt } from '../shapes/person.ts'
import { womanAt } from '../shapes/woman.ts'
import { path, poly, rect, repeat, scene } from '../svg.ts'

const SEATS = [320, 480, 640, 800, 960, 1120, 1280] as const

const tie = (color: string): string =>
  path('M-10 -160L0 -132L10 -160Z', WHITE) + path('M-4 -154H4L6 -114L0 -106L-6 -114Z', color)
const man = (seat: number, p: Person): string =>
  personAt(SEATS[seat] ?? 800, 868, 2, { ...p, left: '-30,-112 -8,-96', right: ARMS.hold })

/** Seven people at a long table; a map on the screen behind them, a flag in each corner. */
export const conferenceTable = (): string =>
  scene(
    room('#E8E2D2', '#DAD2BD', '#A9692F', '#8A5A2B', 760, 820),
    map(550, 84, 500, 250),
    stand(170, 764, 1.36),
    stand(1430, 764, 1.36, undefined, true),
    SEATS.map((x) => rect(x - 62, 486, 124, 220, '#12294A', 22)).join(''),
    rect(732, 440, 136, 260, '#0B1B33', 24),
    man(0, { top: CLOTH.army, wear: 'beret' }),
    womanAt(480, 862, 2, { veil: CLOTH.blue, dress: CLOTH.deep }),
    man(2, { top: CLOTH.navy, prop: tie('#E3AC3A'), skin: SKIN.deep }),
    personAt(800, 850, 2.1, {
      top: CLOTH.steel,
      wear: 'grey-hair',
      prop: tie('#4189DD'),
      left: '-36,-118 -48,-96',
      right: '36,-118 48,-96',
    }),
    man(4, { top: CLOTH.white, wear: 'white-cap', skin: SKIN.warm }),
    womanAt(1120, 862, 2, { veil: CLOTH.gold, dress: CLOTH.ochre, skin: SKIN.deep }),
    man(6, { top: CLOTH.leaf, prop: tie(GREEN), skin: SKIN.brown }),
    poly('200,688 1400,688 1500,764 100,764', '#D2A35C'),
    poly('920,688 1400,688 1500,764 876,764', '#C08F4A'),
    rect(100, 764, 1400, 110, '#8A5A2B'),
    rect(876, 764, 624, 110, '#754A22'),
    repeat(7, (i) => sheet((SEATS[i] ?? 0) - 36, 706, 72, 38, 0)),
    repeat(
      6,
      (i) =>
        rect((SEATS[i] ?? 0) + 71, 672, 18, 46, SKY, 3) +
        rect((SEATS[i] ?? 0) + 76, 662, 8, 12, '#1E5A99'),
    ),
    rect(735, 790, 130, 54, '#F6ECD3'),
    rect(748, 804, 104, 9, '#4189DD'),
    rect(748, 822, 66, 9, '#14532D'),
  )
