import { NAVY, SKIN, SKY } from '../palette.ts'
import { arched } from '../shapes/building.ts'
import { SAILOR, SOLDIER } from '../shapes/crowd.ts'
import { cloth } from '../shapes/flag.ts'
import { ARMS, personAt, shadow } from '../shapes/person.ts'
import { bush, palm } from '../shapes/plants.ts'
import { cloud, sky } from '../shapes/sky.ts'
import { at, circle, rect, repeat, scene } from '../svg.ts'

const salute = (x: number, i: number, mirrored = false): string =>
  shadow(x, 812, 62, '#C9AF78') +
  personAt(
    x,
    812,
    1.5,
    {
      ...(i % 3 === 1 ? SAILOR : SOLDIER),
      skin: i % 2 ? SKIN.deep : SKIN.brown,
      right: ARMS.salute,
    },
    mirrored,
  )

/** The flag goes up a tall pole in the middle; a rank on either side salutes. */
export const flagRaising = (): string =>
  scene(
    sky('day', 800, 470, 1.12),
    cloud(180, 150, 1.3),
    cloud(1190, 210, 1.2, 0.8),
    palm(150, 640, 1.1, '#1F6B3D'),
    palm(1450, 640, 1.1, '#1F6B3D', true),
    rect(210, 510, 1180, 140, '#FCF8EE'),
    rect(1000, 510, 390, 140, '#DCC9A0'),
    rect(196, 496, 1208, 20, '#F6ECD3'),
    repeat(17, (i) => arched(240 + i * 68, 640, 38, 88, i > 10 ? '#2A568A' : SKY)),
    rect(0, 640, 1600, 260, '#E6CF9B'),
    rect(0, 828, 1600, 72, '#D2BB88'),
    bush(250, 650, 0.8),
    bush(1350, 650, 0.8),
    rect(690, 760, 220, 26, '#FCF8EE'),
    rect(650, 784, 300, 30, '#DEE0E3'),
    rect(793, 96, 14, 668, NAVY, 4),
    circle(800, 92, 15, '#E3AC3A'),
    at(806, 118, 2.3, cloth()),
    rect(775, 140, 3, 520, NAVY),
    personAt(740, 786, 1.42, {
      ...SOLDIER,
      right: '26,-172 26,-208',
      left: '-2,-172 24,-188',
    }),
    personAt(872, 786, 1.42, { ...SOLDIER, skin: SKIN.deep, right: ARMS.salute }, true),
    [230, 360, 490].map((x, i) => salute(x, i)).join(''),
    [1110, 1240, 1370].map((x, i) => salute(x, i + 1, true)).join(''),
  )
