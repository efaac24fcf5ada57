import { BLUE, CLOTH, SKIN } from '../palette.ts'
import { boxes, shelf } from '../shapes/furniture.ts'
import { sheet } from '../shapes/goods.ts'
import { lamp, room } from '../shapes/interior.ts'
import { personAt } from '../shapes/person.ts'
import { band, poly, rect, scene } from '../svg.ts'

const file =
  rect(52, -196, 40, 54, BLUE, 3) +
  rect(78, -196, 14, 54, '#2F6DB8', 3) +
  rect(58, -186, 16, 12, '#FCFDFD')

/** An archivist on a step takes a blue file from high shelves; open documents on the table in front. */
export const archiveDocuments = (): string =>
  scene(
    room('#1E4A73', '#193F66', '#A9692F', '#6B4420', 750, 900),
    shelf(100, 756, 450, 620, 5, (row) => boxes(450, 84, row + 1)),
    shelf(570, 756, 450, 620, 5, (row) =>
      row === 3 ? boxes(200, 84, 2) : boxes(450, 84, row + 3),
    ),
    shelf(1040, 756, 450, 620, 5, (row) => boxes(450, 84, row + 6)),
    lamp(320, 128, '#E3AC3A'),
    lamp(1280, 128, '#E3AC3A'),
    rect(620, 700, 220, 26, '#D2A35C'),
    rect(600, 740, 260, 26, '#C08F4A'),
    rect(630, 720, 14, 90, '#6B4420'),
    rect(816, 720, 14, 90, '#6B4420'),
    rect(586, 764, 290, 26, '#A9692F'),
    personAt(720, 702, 2, {
      top: CLOTH.white,
      trousers: CLOTH.navy,
      skin: SKIN.brown,
      left: '-34,-116 -30,-86',
      right: '42,-146 62,-164',
      behind: file,
    }),
    poly('880,800 1480,800 1560,880 820,880', '#D2A35C'),
    rect(820, 880, 740, 20, '#8A5A2B'),
    sheet(960, 796, 110, 66, -6),
    sheet(1090, 792, 110, 70, 4, '#F6ECD3'),
    rect(1260, 700, 180, 120, '#E0CFA6'),
    rect(1380, 700, 60, 120, '#C9AF78'),
    rect(1250, 690, 200, 26, '#F6ECD3'),
    rect(1300, 744, 64, 34, '#FCFDFD'),
    rect(1230, 820, 250, 14, '#14532D', 3),
    rect(1244, 806, 220, 14, '#E3AC3A', 3),
    band('884,796 884,690 930,640', '#12294A', 9),
    poly('900,620 990,660 960,700 896,650', '#14532D'),
  )
