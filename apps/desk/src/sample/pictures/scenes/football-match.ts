import { CLOTH, SKIN } from '../palette.ts'
import { CROWD } from '../shapes/crowd.ts'
import { bunting } from '../shapes/flag.ts'
import { ball, goal } from '../shapes/goods.ts'
import { hills } from '../shapes/land.ts'
import { ARMS, personAt, RUNNING, shadow } from '../shapes/person.ts'
import { acacia } from '../shapes/plants.ts'
import { cloud, sky } from '../shapes/sky.ts'
import { womanAt } from '../shapes/woman.ts'
import { poly, rect, repeat, scene } from '../svg.ts'

const spectator = (i: number): string => {
  const x = 90 + i * 76
  const cloth = CROWD[i % CROWD.length] ?? CLOTH.blue
  return i % 3 === 1
    ? womanAt(x, 596, 0.7, { veil: cloth, dress: CLOTH.deep })
    : personAt(x, 596, 0.7, {
        top: cloth,
        skin: i % 2 ? SKIN.deep : SKIN.brown,
        wear: i % 4 === 0 ? 'kufi' : 'hair',
        right: i % 5 === 0 ? ARMS.up : ARMS.restRight,
      })
}

/** A blue and a gold team on a striped pitch; the ball between two players, people along the line. */
export const footballMatch = (): string =>
  scene(
    sky('day', 800, 330, 1.1),
    cloud(150, 140, 1.3),
    cloud(1210, 120, 1.3, 0.85),
    hills(500, '#A9C4B0', '#86B08C', 600),
    acacia(180, 540, 0.85),
    acacia(1410, 540, 0.9),
    rect(0, 530, 1600, 60, '#E6CF9B'),
    bunting(120, 400, 680, ['#4189DD', '#E3AC3A', '#FCFDFD']),
    bunting(800, 400, 680, ['#4189DD', '#E3AC3A', '#FCFDFD']),
    repeat(19, spectator),
    rect(0, 584, 1600, 20, '#FCFDFD'),
    rect(0, 604, 1600, 296, '#3F8A5B'),
    repeat(5, (i) =>
      poly(
        [
          [180 + i * 300, 604],
          [320 + i * 300, 604],
          [260 + i * 380 - 160, 900],
          [60 + i * 380 - 160, 900],
        ],
        '#4E9A69',
      ),
    ),
    goal(1250, 740, 300, 180),
    shadow(560, 804, 100, '#2F7048'),
    shadow(960, 800, 100, '#2F7048'),
    personAt(300, 740, 1.25, {
      top: CLOTH.gold,
      trousers: CLOTH.navy,
      legs: RUNNING,
      skin: SKIN.deep,
      left: ARMS.swing,
      right: '30,-112 52,-132',
    }),
    personAt(
      1130,
      730,
      1.2,
      {
        top: CLOTH.blue,
        trousers: CLOTH.white,
        legs: RUNNING,
        left: ARMS.swing,
        right: '30,-112 52,-132',
      },
      true,
    ),
    personAt(560, 802, 1.95, {
      top: CLOTH.blue,
      trousers: CLOTH.white,
      legs: ['-22,-46 -58,-34', '20,-44 16,-6'],
      left: '-44,-124 -70,-134',
      right: '40,-118 62,-134',
    }),
    personAt(
      950,
      800,
      1.9,
      {
        top: CLOTH.gold,
        trousers: CLOTH.navy,
        skin: SKIN.warm,
        legs: ['-12,-42 -22,-8', '34,-62 62,-34'],
        left: '-42,-126 -62,-112',
        right: '38,-124 52,-148',
      },
      true,
    ),
    shadow(745, 822, 36, '#2F7048'),
    ball(745, 796, 30),
  )
