import { CLOTH, INK, SKIN, type Tones } from '../palette.ts'
import { at, band, circle, ellipse, path } from '../svg.ts'
import { type Arm, arm } from './limb.ts'

export interface Woman {
  readonly skin?: Tones
  readonly veil?: Tones
  readonly dress?: Tones
  readonly right?: Arm
  readonly left?: Arm
  /** Seen from behind: the veil covers all of the head. */
  readonly away?: boolean
  /** Drawn in front. */
  readonly prop?: string
}

/** A woman in a long dress and a wide veil, about 200 high, standing at (0, 0). */
export const woman = (w: Woman = {}): string => {
  const skin = w.skin ?? SKIN.brown
  const veil = w.veil ?? CLOTH.blue
  const dress = w.dress ?? CLOTH.deep
  return (
    path('M-16 -4q-2 8 -14 6l2 -8zM16 -4q2 8 14 6l-2 -8z', INK) +
    path('M-26 -120H26L36 -8Q0 4 -36 -8Z', dress[0]) +
    path('M8 -120H26L36 -8Q24 -3 12 -2Z', dress[1]) +
    (w.left ? arm(-18, -136, w.left, veil[1], skin[1], 16) : '') +
    path(
      'M0 -206C-20 -206 -24 -186 -22 -172C-34 -152 -36 -112 -34 -84Q0 -66 34 -84C36 -112 34 -152 22 -172C24 -186 20 -206 0 -206Z',
      veil[0],
    ) +
    path(
      'M6 -205C20 -202 24 -186 22 -172C34 -152 36 -112 34 -84Q24 -78 12 -76C20 -110 18 -150 8 -166C16 -178 16 -194 6 -205Z',
      veil[1],
    ) +
    (w.away
      ? ''
      : ellipse(0, -181, 11, 14.5, skin[0]) +
        path('M2 -195.500A11 14.500 0 0 1 0 -166.500C5 -174 5 -188 2 -195.500Z', skin[1])) +
    (w.right ? arm(20, -136, w.right, veil[0], skin[0], 16) : '') +
    (w.prop ?? '')
  )
}

/** A woman at (x, y). */
export const womanAt = (
  x: number,
  y: number,
  scale: number,
  w: Woman = {},
  mirrored = false,
): string => at(x, y, scale, woman(w), mirrored)

/** A child about 118 high, standing at (0, 0): a boy in shirt and shorts, or a girl in a small veil. */
export const child = (
  x: number,
  y: number,
  scale: number,
  top: Tones = CLOTH.gold,
  girl = false,
  skin: Tones = SKIN.brown,
): string =>
  at(
    x,
    y,
    scale,
    girl
      ? path('M-16 -66H16L24 -4Q0 4 -24 -4Z', top[1]) +
          path(
            'M0 -124C-18 -124 -20 -106 -18 -96C-26 -84 -28 -64 -26 -50Q0 -40 26 -50C28 -64 26 -84 18 -96C20 -106 18 -124 0 -124Z',
            top[0],
          ) +
          path(
            'M6 -123C18 -120 20 -106 18 -96C26 -84 28 -64 26 -50Q18 -46 8 -45C14 -64 14 -84 6 -94C13 -104 13 -116 6 -123Z',
            top[1],
          ) +
          ellipse(0, -104, 9.5, 12, skin[0]) +
          path('M2 -116A9.500 12 0 0 1 0 -92C5 -99 5 -110 2 -116Z', skin[1])
      : band('-7,-42 -8,-6', skin[1], 9) +
          band('7,-42 8,-6', skin[0], 9) +
          band('-7,-46 -8,-28', '#12294A', 14) +
          band('7,-46 8,-28', '#12294A', 14) +
          path('M-14 -5h11v6h-15zM14 -5H3v6h15z', INK) +
          band('-14,-82 -21,-60 -19,-46', top[1], 10) +
          circle(-19, -43, 5, skin[1]) +
          path('M-18 -78Q-18 -90 -8 -90H8Q18 -90 18 -78L15 -40H-15Z', top[0]) +
          path('M4 -90H8Q18 -90 18 -78L15 -40H5Q8 -64 4 -90Z', top[1]) +
          path('M-5 -98h10v12h-10z', skin[1]) +
          ellipse(0, -106, 13, 16, skin[0]) +
          path('M2 -122A13 16 0 0 1 0 -90C6 -98 6 -114 2 -122Z', skin[1]) +
          path(
            'M-14 -104C-17 -126 -4 -127 0 -127C6 -127 17 -126 14 -104C12 -112 9 -115 0 -115C-9 -115 -13 -112 -14 -104Z',
            '#0F1B2D',
          ) +
          band('14,-82 21,-60 19,-46', top[0], 10) +
          circle(19, -43, 5, skin[0]),
  )
