import type { PortraitName } from '../alt-portraits.ts'
import { CLOTH, GOLD, GREEN, INK, NAVY, SKIN, type Tones } from '../palette.ts'
import { star } from '../shapes/sky.ts'
import { group, path, picture } from '../svg.ts'
import { field, service, suit, tunic } from './dress.ts'
import { beard, cap, face, glasses, hair } from './face.ts'
import { ground } from './ground.ts'
import { veil } from './veil.ts'

/** Pixels: twice the leadership page's 380 by 525. */
export const PORTRAIT_SIZE = { width: 760, height: 1050 } as const

const portrait = (...parts: readonly string[]): string =>
  picture(PORTRAIT_SIZE.width, PORTRAIT_SIZE.height, ...parts)

const BLUE_TIE: Tones = ['#4189DD', '#2F6DB8']
const GREEN_TIE: Tones = [GREEN, '#0B3A20']
const GOLD_TIE: Tones = [GOLD, '#C48D26']
const DARK_SUIT: readonly [Tones, Tones] = [
  [INK, '#081427'],
  [NAVY, '#0F2342'],
]
const GREY_SUIT: readonly [Tones, Tones] = [
  ['#5A6575', '#4B5665'],
  ['#6B7788', '#586475'],
]
const GREEN_SUIT: readonly [Tones, Tones] = [
  ['#124A29', '#0E3D21'],
  ['#1B5F36', '#155030'],
]
const BLUE_SUIT: readonly [Tones, Tones] = [
  ['#1E5A99', '#194D84'],
  ['#2A6FB8', '#235F9F'],
]
const TAN_SUIT: readonly [Tones, Tones] = [
  ['#B98A4A', '#A57A3D'],
  ['#C79A5A', '#B08347'],
]
const ARMY: readonly [Tones, Tones] = [
  ['#1F5C3A', '#174A2E'],
  ['#286B45', '#1D5536'],
]
const AIR: readonly [Tones, Tones] = [
  ['#6E93BD', '#5B80AA'],
  ['#7FA3CC', '#6A8FB8'],
]

const blank = (): string =>
  portrait(
    ground('grey', false),
    path(
      'M32 1050C32 884 92 806 196 770L300 730V600H460V730L564 770C668 806 728 884 728 1050Z',
      '#8FA3B8',
    ),
    path('M460 730L564 770C668 806 728 884 728 1050H560C606 930 560 800 460 730Z', '#7E93AE'),
    path('M314 600V736C330 800 430 800 446 736V600Z', '#6F849E'),
    path(
      'M250 400C250 260 300 190 380 190C460 190 510 260 510 400C510 560 440 664 380 664C320 664 250 560 250 400Z',
      '#9DB0C4',
    ),
    path(
      'M396 191C466 198 510 266 510 400C510 560 440 664 380 664C424 560 430 360 396 191Z',
      '#8FA3B8',
    ),
    star(380, 930, 54, '#E2E7EC'),
  )

/** How each portrait is drawn. */
export const portraitDrawings: Record<PortraitName, () => string> = {
  minister: () =>
    portrait(ground('green'), suit(...DARK_SUIT, BLUE_TIE), face(SKIN.brown), hair('short')),
  'state-minister': () =>
    portrait(
      ground('sand'),
      suit(...GREY_SUIT, GOLD_TIE),
      face(SKIN.warm),
      hair('grey'),
      glasses(),
    ),
  'deputy-minister': () =>
    portrait(ground('blue'), suit(...DARK_SUIT, undefined), veil(SKIN.warm, CLOTH.blue)),
  'permanent-secretary': () =>
    portrait(
      ground('grey'),
      suit(...GREEN_SUIT, GREEN_TIE),
      face(SKIN.deep),
      beard(),
      hair('short'),
    ),
  'director-defense': () =>
    portrait(
      ground('green'),
      suit(...BLUE_SUIT, BLUE_TIE),
      face(SKIN.brown),
      beard('#93A2B0'),
      cap('kufi', ['#93A2B0', '#93A2B0']),
    ),
  'director-personnel': () =>
    portrait(
      ground('sand'),
      suit(...GREY_SUIT, undefined, false),
      veil(SKIN.brown, CLOTH.leaf, true),
    ),
  'force-commander': () =>
    portrait(
      ground('green'),
      service(...ARMY, GREEN_TIE, INK, 3),
      face(SKIN.deep),
      cap('peaked', ['#1F5C3A', '#174A2E']),
    ),
  'deputy-commander': () =>
    portrait(
      ground('grey'),
      service(...ARMY, GREEN_TIE, GREEN, 2),
      face(SKIN.brown),
      cap('beret', CLOTH.blue),
    ),
  'land-commander': () =>
    portrait(
      ground('sand'),
      field(['#4E7A5A', '#3D6749'], '#C9AF78', GREEN, 2),
      face(SKIN.warm),
      beard('#1B2A42'),
      cap('beret', CLOTH.army),
    ),
  'navy-commander': () =>
    portrait(
      ground('blue'),
      tunic(['#FCFDFD', '#DDE5EA'], NAVY, 2),
      face(SKIN.brown),
      cap('peaked', ['#FCFDFD', '#DDE5EA']),
    ),
  'air-commander': () =>
    portrait(
      ground('grey'),
      service(...AIR, [NAVY, INK], NAVY, 2),
      face(SKIN.warm),
      cap('peaked', ['#6E93BD', '#4A6E98']),
    ),
  'medical-commander': () =>
    portrait(
      ground('green'),
      field(['#2F6B48', '#245A3A'], '#FCFDFD', GREEN, 1),
      veil(SKIN.deep, ['#FCFDFD', '#DDE5EA']),
    ),
  'engineers-commander': () =>
    portrait(
      ground('blue'),
      field(['#C2A36A', '#A98A50'], '#14532D', '#8A6530', 1),
      face(SKIN.deep),
      cap('beret', CLOTH.gold, '#FCFDFD'),
    ),
  'training-commander': () =>
    portrait(
      ground('sand'),
      field(['#2F6B48', '#245A3A'], '#E6CF9B', GREEN, 2),
      face(SKIN.brown),
      hair('receding'),
    ),
  'logistics-commander': () =>
    portrait(
      ground('blue'),
      field(['#2F6B48', '#245A3A'], '#12294A', GREEN, 1),
      veil(SKIN.warm, ['#1B3357', NAVY]),
      group('translate(-22 -30) scale(1.06)', cap('beret', CLOTH.blue)),
    ),
  spokesperson: () =>
    portrait(ground('sand'), suit(...TAN_SUIT, undefined), face(SKIN.warm), hair('high')),
  'legal-adviser': () =>
    portrait(ground('green'), suit(...BLUE_SUIT, undefined, false), veil(SKIN.deep, CLOTH.gold)),
  default: blank,
}
