import { CLOTH, GOLD, INK, SKIN, type Tones } from '../palette.ts'
import { at, ellipse, path, rect } from '../svg.ts'
import { type Headwear, head } from './head.ts'
import { type Arm, arm, type Leg, leg } from './limb.ts'

export const ARMS = {
  rest: '-31,-116 -28,-86',
  restRight: '31,-116 28,-86',
  salute: '46,-140 17,-180',
  up: '36,-178 34,-216',
  wave: '44,-150 52,-190',
  point: '46,-136 78,-150',
  forward: '36,-122 64,-122',
  forwardLow: '34,-116 56,-92',
  both: '-22,-112 14,-104',
  hold: '33,-114 6,-108',
  holdLeft: '-33,-114 -6,-108',
  hip: '46,-118 20,-92',
  swing: '-36,-118 -46,-90',
  swingFront: '26,-112 46,-98',
} as const satisfies Record<string, Arm>

export const STANDING: readonly [Leg, Leg] = ['-11,-42 -12,-6', '11,-42 12,-6']
export const WALKING: readonly [Leg, Leg] = ['-8,-44 -32,-8', '18,-46 26,-6']
export const STRIDING: readonly [Leg, Leg] = ['-10,-44 -42,-12', '26,-50 38,-8']
export const RUNNING: readonly [Leg, Leg] = ['-16,-46 -50,-44', '32,-58 34,-12']

export interface Person {
  readonly skin?: Tones
  readonly wear?: Headwear
  readonly top?: Tones
  readonly trousers?: Tones
  readonly shoes?: string
  readonly left?: Arm
  readonly right?: Arm
  readonly legs?: readonly [Leg, Leg]
  /** Seen from behind. */
  readonly away?: boolean
  /** Colour of a belt; none without it. */
  readonly belt?: string
  /** A coat or long shirt reaching this far below the waist, in units. */
  readonly coat?: number
  /** A wrapped skirt (macawis) instead of trousers. */
  readonly wrap?: Tones
  /** A vest over the shirt. */
  readonly vest?: Tones
  /** Drawn in the right hand's place, in front of everything. */
  readonly prop?: string
  /** Drawn behind the body. */
  readonly behind?: string
}

const BODY = 'M-28 -142Q-28 -158 -12 -160H12Q28 -158 28 -142L23 -76H-23Z'
const BODY_SHADE = 'M5 -160H12Q28 -158 28 -142L23 -76H7Q11 -120 5 -160Z'

/** A person about 205 high, standing at (0, 0); arms, legs and clothes as told. */
export const person = (p: Person = {}): string => {
  const skin = p.skin ?? SKIN.brown
  const top = p.top ?? CLOTH.white
  const trousers = p.trousers ?? CLOTH.navy
  const shoes = p.shoes ?? INK
  const [back, front] = p.legs ?? STANDING
  const moving = p.legs !== undefined && p.legs !== STANDING
  const hem = p.coat ?? 0
  return (
    (p.behind ?? '') +
    arm(-21, -146, p.left ?? ARMS.rest, top[1], skin[1]) +
    leg(-10, back, trousers[1], shoes, moving ? 1 : -1) +
    leg(10, front, trousers[0], shoes, 1) +
    (p.wrap
      ? path('M-23 -84H23L27 -14Q0 -8 -27 -14Z', p.wrap[0]) +
        path('M7 -84H23L27 -14Q18 -11 8 -11Z', p.wrap[1])
      : '') +
    path(BODY, top[0]) +
    path(BODY_SHADE, top[1]) +
    (hem
      ? path(`M-23 -80H23L${25 + hem / 10} ${-76 + hem}H${-25 - hem / 10}Z`, top[0]) +
        path(`M7 -80H23L${25 + hem / 10} ${-76 + hem}H8Z`, top[1])
      : '') +
    (p.vest
      ? path('M-24 -152L-12 -160L0 -136L12 -160L24 -152L25 -84H-25Z', p.vest[0]) +
        path('M0 -136L12 -160L24 -152L25 -84H4Z', p.vest[1])
      : '') +
    (p.belt ? rect(-24, -92, 48, 9, p.belt) + rect(-5, -93, 10, 11, GOLD, 2) : '') +
    head(skin, p.wear ?? 'hair', p.away) +
    arm(21, -146, p.right ?? ARMS.restRight, top[0], skin[0]) +
    (p.prop ?? '')
  )
}

/** A person at (x, y). */
export const personAt = (
  x: number,
  y: number,
  scale: number,
  p: Person,
  mirrored = false,
): string => at(x, y, scale, person(p), mirrored)

/** The shadow a standing figure or thing casts: flat, one tone darker than the ground. */
export const shadow = (x: number, y: number, half: number, color: string): string =>
  ellipse(x, y, half, half * 0.16, color)
