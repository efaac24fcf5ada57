import { CLOTH, GOLD, GREEN, PINE, SKIN, WHITE } from '../palette.ts'
import { stand } from '../shapes/flag.ts'
import { personAt } from '../shapes/person.ts'
import { star } from '../shapes/sky.ts'
import { band, circle, path, raised, rect } from '../svg.ts'

const suit = (tie: string): string =>
  path('M-10 -160L0 -132L10 -160Z', WHITE) + path('M-4 -154H4L6 -112L0 -104L-6 -112Z', tie)

/** Two people clasp hands between a flag of each; rings behind their hands. */
export const handshakeFlags = (): string =>
  raised(
    30,
    rect(0, 0, 1600, 960, '#1D4F86'),
    circle(800, 520, 620, '#225894'),
    circle(800, 520, 460, '#2A68AE'),
    circle(800, 520, 330, '#7FB2E8'),
    circle(800, 520, 220, '#D8E3E4'),
    circle(800, 520, 130, '#F6DFA9'),
    rect(0, 800, 1600, 160, '#12294A'),
    rect(0, 800, 1600, 14, GOLD),
    stand(330, 812, 1.46),
    stand(1270, 812, 1.46, [GREEN, PINE], true, GOLD),
    personAt(610, 846, 3.3, {
      top: CLOTH.navy,
      trousers: CLOTH.navy,
      skin: SKIN.brown,
      right: '34,-112 58,-102',
      prop: suit('#4189DD') + star(16, -128, 4.5, GOLD),
    }),
    personAt(
      990,
      846,
      3.3,
      {
        top: CLOTH.steel,
        trousers: CLOTH.steel,
        skin: SKIN.warm,
        wear: 'grey-hair',
        right: '34,-112 58,-102',
        prop: suit(GREEN),
      },
      true,
    ),
    band('842,514 790,520', SKIN.warm[0], 40),
    band('756,514 808,516', SKIN.brown[0], 40),
    band('790,530 818,528', SKIN.brown[1], 12),
    band('784,500 812,492', SKIN.brown[1], 15),
  )
