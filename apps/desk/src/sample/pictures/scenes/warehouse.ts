import { CLOTH, CREAM, SKIN } from '../palette.ts'
import { shelf } from '../shapes/furniture.ts'
import { crate, sack } from '../shapes/goods.ts'
import { lamp } from '../shapes/interior.ts'
import { personAt, shadow } from '../shapes/person.ts'
import { forklift } from '../shapes/truck.ts'
import { band, poly, raised, rect, repeat } from '../svg.ts'

const goods = (row: number): string =>
  repeat(4, (i) =>
    (i + row) % 4 === 2
      ? sack(62 + i * 112, 0, 1.25) + sack(116 + i * 112, 0, 1.1, CLOTH.cream)
      : crate(
          22 + i * 112,
          0,
          88,
          (i + row) % 2 ? ['#C9AF78', '#A98A50'] : CLOTH.cream,
          (i + row) % 3 === 0,
        ),
  )

const driver = personAt(54, -23, 0.62, {
  top: CLOTH.orange,
  trousers: CLOTH.navy,
  wear: 'orange-hat',
  right: '34,-118 58,-112',
})

/** A forklift brings a marked crate to high racks; a storekeeper checks a list. */
export const warehouse = (): string =>
  raised(
    38,
    rect(0, 0, 1600, 960, '#DCE6EE'),
    poly('0,0 1600,0 1600,150 0,150', '#B9C9D8'),
    repeat(9, (i) =>
      band(
        [
          [i * 200, 150],
          [i * 200 + 100, 20],
          [i * 200 + 200, 150],
        ],
        '#93A7BC',
        8,
      ),
    ),
    rect(0, 146, 1600, 14, '#7E93AE'),
    rect(620, 260, 380, 440, '#A9CEF0'),
    rect(620, 560, 380, 140, '#E6CF9B'),
    repeat(4, (i) => rect(620, 260 + i * 26, 380, 20, '#7E93AE')),
    rect(604, 244, 412, 18, '#5A6575'),
    rect(0, 690, 1600, 270, '#B8BFC6'),
    poly('620,700 1000,700 1234,960 366,960', '#CDD3D8'),
    shelf(90, 742, 480, 520, 3, goods, '#1E5A99', '#C3D0DC'),
    shelf(1050, 742, 480, 520, 3, (row) => goods(row + 1), '#1E5A99', '#C3D0DC'),
    lamp(400, 230, '#14532D'),
    lamp(810, 210, '#14532D'),
    lamp(1220, 230, '#14532D'),
    shadow(800, 842, 320, '#9BA5AF'),
    forklift(560, 840, 1.72, 116, crate(0, 0, 92, ['#C9AF78', '#A98A50'], true), driver),
    personAt(
      1180,
      850,
      1.7,
      {
        top: CLOTH.leaf,
        trousers: CLOTH.army,
        wear: 'cap',
        skin: SKIN.deep,
        left: '-34,-114 -8,-112',
        right: '34,-114 12,-110',
        prop:
          rect(-14, -138, 32, 40, CREAM, 2) +
          rect(-8, -130, 20, 4, '#5A6575') +
          rect(-8, -122, 20, 4, '#5A6575') +
          rect(-8, -114, 14, 4, '#5A6575'),
      },
      true,
    ),
    crate(300, 852, 120),
    crate(200, 856, 96, CLOTH.cream, true),
    crate(326, 732, 86, CLOTH.cream),
  )
