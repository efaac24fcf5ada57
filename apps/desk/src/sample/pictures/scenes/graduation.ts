import { CLOTH, CREAM, GOLD, NAVY, SKIN } from '../palette.ts'
import { arched } from '../shapes/building.ts'
import { bunting } from '../shapes/flag.ts'
import { scroll } from '../shapes/goods.ts'
import { ARMS, personAt } from '../shapes/person.ts'
import { palm } from '../shapes/plants.ts'
import { sky, star } from '../shapes/sky.ts'
import { womanAt } from '../shapes/woman.ts'
import { path, poly, rect, repeat, scene } from '../svg.ts'

const cap =
  path('M-14 -196H14V-208H-14Z', NAVY) +
  poly('-30,-206 0,-217 30,-206 0,-195', '#0B1B33') +
  rect(20, -206, 4, 22, GOLD)

const man = (x: number, y: number, i: number, raised: boolean): string =>
  personAt(x, y, 1.62, {
    top: CLOTH.navy,
    coat: 56,
    wear: 'mortarboard',
    skin: i % 2 ? SKIN.deep : SKIN.brown,
    vest: CLOTH.blue,
    right: raised ? ARMS.up : ARMS.hold,
    prop: raised ? scroll(36, -220, 0.9) : scroll(8, -104, 0.8),
  })

/** Five graduates with scrolls on the steps of their school, little flags strung above. */
export const graduation = (): string =>
  scene(
    sky('day', 800, 420, 1.1),
    palm(110, 720, 1.7, '#1F6B3D'),
    palm(1490, 720, 1.7, '#1F6B3D', true),
    rect(230, 250, 1140, 480, '#FCF8EE'),
    rect(960, 250, 410, 480, '#E7DCC0'),
    rect(206, 220, 1188, 44, CREAM),
    rect(206, 256, 1188, 8, '#DCC9A0'),
    repeat(6, (i) => arched(272 + i * 184, 560, 120, 210, i > 3 ? '#7FA9D0' : '#A9CEF0')),
    arched(716, 720, 168, 380, '#17487D'),
    star(800, 300, 30, GOLD),
    bunting(230, 276, 570),
    bunting(800, 276, 570),
    rect(0, 724, 1600, 176, '#86B08C'),
    rect(170, 690, 1260, 46, '#F6ECD3'),
    rect(120, 736, 1360, 46, '#E6D9B8'),
    rect(70, 782, 1460, 50, '#DCC9A0'),
    rect(0, 832, 1600, 68, '#C9AF78'),
    man(400, 782, 0, false),
    womanAt(600, 740, 1.62, {
      veil: CLOTH.gold,
      dress: CLOTH.navy,
      right: ARMS.forwardLow,
      prop: cap + scroll(54, -96, 0.8),
    }),
    man(800, 786, 1, true),
    womanAt(1000, 740, 1.62, {
      veil: CLOTH.leaf,
      dress: CLOTH.navy,
      skin: SKIN.warm,
      right: ARMS.up,
      prop: cap + scroll(36, -220, 0.9),
    }),
    man(1200, 782, 3, false),
  )
