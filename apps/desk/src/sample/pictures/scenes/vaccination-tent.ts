import { CLOTH, SKIN } from '../palette.ts'
import { NURSE } from '../shapes/crowd.ts'
import { clothTable } from '../shapes/furniture.ts'
import { hills } from '../shapes/land.ts'
import { personAt, shadow } from '../shapes/person.ts'
import { acacia } from '../shapes/plants.ts'
import { cloud, sky } from '../shapes/sky.ts'
import { awning, cross } from '../shapes/tent.ts'
import { child, womanAt } from '../shapes/woman.ts'
import { land, raised, rect } from '../svg.ts'

/** Under a striped awning a nurse bends to a child's arm; mothers with children wait in line. */
export const vaccinationTent = (): string =>
  raised(
    24,
    sky('sand', 1220, 360),
    cloud(140, 120, 1.3, 0.8),
    cloud(1010, 130, 1.2, 0.8),
    hills(560, '#C3D0B8', '#9DC0A6', 700),
    acacia(1470, 640, 0.9),
    rect(0, 620, 1600, 340, '#E6CF9B'),
    rect(250, 300, 560, 460, '#C9DFF2'),
    rect(250, 620, 560, 140, '#B5D0EA'),
    cross(620, 400, 52),
    awning(200, 780, 660, 520, ['#4189DD', '#FCFDFD']),
    land('0,770 420,756 900,768 1600,752', '#D2BB88'),
    shadow(540, 826, 300, '#C9AF78'),
    shadow(1120, 824, 330, '#C9AF78'),
    clothTable(250, 824, 190, '#FCFDFD', '#DDE5EA', 128),
    rect(280, 640, 70, 48, '#4189DD', 4),
    cross(315, 664, 17, '#FCFDFD'),
    rect(368, 660, 16, 28, '#3F8A5B', 3),
    rect(392, 654, 16, 34, '#A9CEF0', 3),
    personAt(520, 826, 1.78, {
      ...NURSE,
      right: '34,-112 62,-92',
      left: '10,-116 48,-100',
    }),
    rect(626, 650, 42, 10, '#E8EEF1', 4),
    rect(664, 653, 20, 4, '#5A6575'),
    child(712, 828, 1.62, CLOTH.gold),
    womanAt(820, 826, 1.78, {
      veil: CLOTH.deep,
      dress: CLOTH.navy,
      left: '-40,-118 -58,-92',
    }),
    womanAt(1000, 826, 1.7, { veil: CLOTH.leaf, dress: CLOTH.army, skin: SKIN.warm }),
    child(1092, 828, 1.42, CLOTH.orange, true),
    womanAt(1190, 826, 1.7, { veil: CLOTH.blue, dress: CLOTH.deep, skin: SKIN.deep }),
    personAt(1330, 826, 1.7, { top: CLOTH.cream, wear: 'kufi', wrap: CLOTH.ochre }),
    child(1414, 828, 1.42, CLOTH.white),
  )
