import { BLUE, CREAM, GOLD, INK, NAVY, type Tones, WHITE } from '../palette.ts'
import { arc, ellipse, path, rect } from '../svg.ts'

export type Headwear =
  | 'hair'
  | 'grey-hair'
  | 'beret'
  | 'green-beret'
  | 'peaked'
  | 'white-cap'
  | 'cap'
  | 'helmet'
  | 'hardhat'
  | 'orange-hat'
  | 'kufi'
  | 'mortarboard'
  | 'headphones'
  | 'sun-hat'

const HAIR = '#0F1B2D'

const peaked = (crown: string, ring: string): string =>
  path('M-16 -192C-25 -198 -22 -206 0 -207C22 -206 25 -198 16 -192Z', crown) +
  rect(-16, -194, 32, 7, ring, 2) +
  path('M-16 -187H16C18 -182 8 -180 0 -180C-8 -180 -18 -182 -16 -187Z', INK)

const beret = (color: string, dark: string): string =>
  path(
    'M-16 -188C-20 -206 4 -212 18 -204C26 -200 26 -188 18 -186C8 -190 -4 -191 -16 -188Z',
    color,
  ) +
  path('M18 -204C26 -200 26 -188 18 -186C14 -188 10 -189 6 -190C14 -194 18 -198 18 -204Z', dark) +
  rect(-16, -190, 31, 5, INK, 2)

const dome = (color: string, dark: string, brim: boolean): string =>
  path('M-17 -186C-18 -204 -8 -208 0 -208C8 -208 18 -204 17 -186Z', color) +
  path('M2 -208C10 -207 18 -203 17 -186H6C8 -196 7 -203 2 -208Z', dark) +
  (brim ? rect(-21, -189, 42, 5, color, 2.5) : '')

const HEADWEAR: Record<Headwear, () => string> = {
  hair: () =>
    path(
      'M-15 -178C-19 -204 -6 -206 0 -206C6 -206 19 -204 15 -178C14 -188 10 -192 0 -192C-10 -192 -14 -188 -15 -178Z',
      HAIR,
    ),
  'grey-hair': () =>
    path(
      'M-15 -178C-19 -204 -6 -206 0 -206C6 -206 19 -204 15 -178C14 -188 10 -192 0 -192C-10 -192 -14 -188 -15 -178Z',
      '#B9C5CC',
    ),
  beret: () => beret(BLUE, '#2F6DB8'),
  'green-beret': () => beret('#1F6B3D', '#14532D'),
  peaked: () => peaked('#14532D', GOLD),
  'white-cap': () => peaked(WHITE, NAVY),
  cap: () =>
    path('M-16 -187C-17 -206 -6 -208 0 -208C8 -208 17 -204 16 -187Z', BLUE) +
    rect(-2, -190, 27, 5, '#2F6DB8', 2.5),
  helmet: () => dome('#2B6744', '#14532D', true),
  hardhat: () => dome(WHITE, '#DDE5EA', true),
  'orange-hat': () => dome(GOLD, '#C48D26', true),
  kufi: () =>
    path('M-15 -186L-14 -205C-8 -209 8 -209 14 -205L15 -186Z', CREAM) +
    rect(-15, -192, 30, 4, GOLD),
  mortarboard: () =>
    rect(-14, -200, 28, 12, NAVY) +
    path('M-30 -202L0 -213L30 -202L0 -191Z', INK) +
    arc('M22 -202Q26 -196 24 -182', GOLD, 3),
  headphones: () =>
    HEADWEAR.hair() +
    arc('M-17 -180C-19 -214 19 -214 17 -180', NAVY, 5) +
    rect(-21, -186, 9, 20, BLUE, 4) +
    rect(12, -186, 9, 20, '#2F6DB8', 4),
  'sun-hat': () =>
    path('M-14 -190C-14 -208 14 -208 14 -190Z', '#E0CFA6') + ellipse(0, -190, 30, 6, '#C9AF78'),
}

/** A head without a face, its chin at (0, −164): two tones of skin, and what it wears. */
export const head = (skin: Tones, wear: Headwear, away = false): string =>
  rect(-6.5, -172, 13, 18, skin[1]) +
  (away ? ellipse(0, -184, 15, 19, HAIR) : ellipse(0, -183, 14, 18.5, skin[0])) +
  (away ? '' : path('M2 -201.500A14 18.500 0 0 1 0 -164.500C6 -174 6 -192 2 -201.500Z', skin[1])) +
  HEADWEAR[wear]()
