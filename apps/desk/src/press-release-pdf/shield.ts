/** The ministry's shield as the site's `app/assets/shield.svg` draws it, in a box of 50 by 63. */
export const SHIELD = [
  { fill: '#14532d', path: 'M49 1v33.5c0 12.5-10 21.5-24 28.5C11 56 1 47 1 34.5V1z' },
  { fill: '#e3ac3a', path: 'M49 1v5.2L11 54C4.8 48.6 1 42.2 1 34.5V1z' },
  { fill: '#4189dd', path: 'M46.6 1 7.4 50.4C3.4 45.8 1 40.6 1 34.5V1z' },
  {
    fill: '#fff',
    path: 'M25 16.2l2.8 8.5h8.9l-7.2 5.2 2.8 8.5-7.3-5.2-7.3 5.2 2.8-8.5-7.2-5.2h8.9z',
  },
] as const

export const SHIELD_RIM = { stroke: '#e3ac3a', path: SHIELD[0].path } as const
