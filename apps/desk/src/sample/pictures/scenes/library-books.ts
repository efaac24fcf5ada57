import { CLOTH, GOLD, SKIN } from '../palette.ts'
import { books, shelf } from '../shapes/furniture.ts'
import { lamp, pane, room } from '../shapes/interior.ts'
import { personAt } from '../shapes/person.ts'
import { womanAt } from '../shapes/woman.ts'
import { path, poly, rect, scene } from '../svg.ts'

const open = (x: number, y: number, scale: number, cover: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${path('M-46 4L0 12L46 4V-30L0 -22L-46 -30Z', cover)}${path('M-42 -2Q-20 -10 0 6V-24Q-20 -38 -42 -32Z', '#FCFDFD')}${path('M42 -2Q20 -10 0 6V-24Q20 -38 42 -32Z', '#DDE5EA')}</g>`

/** Three readers at a long table, tall shelves of books and a bright window behind. */
export const libraryBooks = (): string =>
  scene(
    room('#F6ECD3', '#EFE1C0', '#B98A4A', '#8A5A2B', 740, 900),
    shelf(90, 742, 420, 600, 4, (row) => books(420, 116, row + 1)),
    shelf(1090, 742, 420, 600, 4, (row) => books(420, 116, row + 5)),
    pane(600, 150, 400, 400, 3),
    lamp(520, 150, '#14532D'),
    lamp(1080, 150, '#14532D'),
    womanAt(500, 872, 2, {
      veil: CLOTH.leaf,
      dress: CLOTH.army,
      left: '-36,-116 -18,-102',
      right: '36,-116 18,-102',
    }),
    personAt(800, 876, 2.06, {
      top: CLOTH.blue,
      trousers: CLOTH.navy,
      skin: SKIN.deep,
      left: '-36,-116 -20,-102',
      right: '36,-116 20,-102',
    }),
    womanAt(1100, 872, 2, {
      veil: CLOTH.gold,
      dress: CLOTH.ochre,
      skin: SKIN.warm,
      left: '-36,-116 -18,-102',
      right: '36,-116 18,-102',
    }),
    poly('300,716 1300,716 1400,790 200,790', '#D2A35C'),
    poly('880,716 1300,716 1400,790 840,790', '#C08F4A'),
    rect(200, 790, 1200, 36, '#8A5A2B'),
    rect(840, 790, 560, 36, '#754A22'),
    rect(250, 826, 30, 74, '#6B4420'),
    rect(1320, 826, 30, 74, '#6B4420'),
    open(500, 716, 1.9, '#1E5A99'),
    open(800, 716, 1.9, '#14532D'),
    open(1100, 716, 1.9, '#B85C1C'),
    rect(610, 738, 110, 18, '#4189DD', 3),
    rect(620, 720, 96, 18, GOLD, 3),
    rect(612, 704, 90, 16, '#14532D', 3),
    rect(890, 744, 100, 18, '#B85C1C', 3),
    rect(900, 728, 84, 16, '#F6ECD3', 3),
  )
