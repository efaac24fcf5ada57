import { CLOTH, INK, type Tones } from '../palette.ts'
import { ellipse, path, rect } from '../svg.ts'
import { ARMS, type Person, STRIDING } from './person.ts'

/** Dress of the services; spread into a person and change what differs. */
export const SOLDIER: Person = {
  top: CLOTH.army,
  trousers: CLOTH.army,
  wear: 'beret',
  belt: '#C9AF78',
}
export const FIELD: Person = { top: CLOTH.field, trousers: CLOTH.field, wear: 'helmet', belt: INK }
export const SAILOR: Person = { top: CLOTH.white, trousers: CLOTH.navy, wear: 'white-cap' }
export const ENGINEER: Person = { top: CLOTH.orange, trousers: CLOTH.navy, wear: 'orange-hat' }
export const NURSE: Person = { top: CLOTH.white, trousers: CLOTH.deep, wear: 'cap', coat: 34 }
export const TOWNSMAN: Person = { top: CLOTH.cream, wear: 'hair', wrap: CLOTH.deep }

/** A soldier in step. */
export const MARCHING: Person = {
  ...SOLDIER,
  legs: STRIDING,
  left: ARMS.swing,
  right: ARMS.swingFront,
}

/** Head and shoulders from behind, for an audience's front row; 130 wide, its foot at (x, y). */
export const listener = (
  x: number,
  y: number,
  scale: number,
  color: string,
  shade: string,
  veiled = false,
): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  (veiled
    ? path(
        'M-70 0C-70 -52 -46 -66 -34 -80C-42 -130 -20 -146 0 -146C20 -146 42 -130 34 -80C46 -66 70 -52 70 0Z',
        color,
      ) + path('M8 -145C28 -142 40 -126 34 -80C46 -66 70 -52 70 0H30C40 -60 28 -110 8 -145Z', shade)
    : path('M-70 0C-70 -56 -40 -66 -18 -70H18C40 -66 70 -56 70 0Z', color) +
      path('M10 -70H18C40 -66 70 -56 70 0H34C40 -40 28 -62 10 -70Z', shade) +
      rect(-14, -88, 28, 26, shade) +
      ellipse(0, -108, 31, 37, color) +
      path('M6 -144.500A31 37 0 0 1 6 -71.500C22 -90 22 -126 6 -144.500Z', shade)) +
  '</g>'

/** Cloth colours for people in a crowd, in an order that never puts two alike side by side. */
export const CROWD: readonly Tones[] = [
  CLOTH.gold,
  CLOTH.blue,
  CLOTH.leaf,
  CLOTH.cream,
  CLOTH.deep,
  CLOTH.ochre,
  CLOTH.white,
  CLOTH.orange,
]
