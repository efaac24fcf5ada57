/** The identity's colours, and the tints that the sample pictures mix from them. All are sRGB hex. */
export const INK = '#0B1B33'
export const NAVY = '#12294A'
export const DEEP = '#1E5A99'
export const SEA = '#2A6FB8'
export const BLUE = '#4189DD'
export const SKY = '#A9CEF0'
export const GREEN = '#14532D'
export const PINE = '#0B3A20'
export const LEAF = '#1F6B3D'
export const MEADOW = '#3F8A5B'
export const SAGE = '#86B08C'
export const GOLD = '#E3AC3A'
export const OCHRE = '#9E6C21'
export const SUN = '#F3CB76'
export const CREAM = '#F6ECD3'
export const DUNE = '#C9AF78'
export const WHITE = '#FCFDFD'
export const PALE = '#DDE5EA'
export const SLATE = '#93A2B0'
export const STEEL = '#5A6575'
export const HAZE = '#93B7D9'
export const ORANGE = '#E07B2E'
export const RUST = '#B85C1C'
export const WOOD = '#8A5A2B'
export const BARK = '#6B4420'

/** Two tones of one thing: the lit side, then the shaded side. */
export type Tones = readonly [light: string, dark: string]

export const SKIN = {
  brown: ['#7D5339', '#6A4530'],
  deep: ['#5F3D2A', '#4E3122'],
  warm: ['#94643F', '#7D5233'],
} as const satisfies Record<string, Tones>

export const CLOTH = {
  army: [GREEN, PINE],
  field: ['#2B6744', LEAF],
  navy: [NAVY, INK],
  blue: [BLUE, '#2F6DB8'],
  deep: [DEEP, '#17487D'],
  white: [WHITE, PALE],
  cream: [CREAM, '#E0CFA6'],
  sand: ['#E6CF9B', '#D2BB88'],
  gold: [GOLD, '#C48D26'],
  ochre: ['#B57F2B', OCHRE],
  orange: [ORANGE, RUST],
  leaf: [MEADOW, LEAF],
  grey: ['#7E93AE', '#667A95'],
  steel: [STEEL, '#454F5E'],
} as const satisfies Record<string, Tones>

/** A sky of stepped rings: the ground colour, then each ring from the widest to the sun itself. */
export type SkyName = 'day' | 'dawn' | 'sand' | 'dusk' | 'night' | 'rain'

export const SKIES: Record<SkyName, readonly string[]> = {
  day: ['#BFDBF3', '#CDE3F5', '#DCEAF4', '#EDF0E8', '#F8EACB', SUN],
  dawn: ['#153E6B', '#1D4F86', '#2A68AE', BLUE, '#7FB2E8', '#D8E3E4', '#F6DFA9', SUN],
  sand: ['#F5D793', '#F6DCA2', '#F8E3B5', '#FAEBCB', '#FCF2DD', '#E9A93A'],
  dusk: ['#1D4F86', '#4A74A0', '#8AA0AC', '#DDBD88', '#EDB964', '#E8983C', '#FBE7B6'],
  night: ['#0A1830', '#0D2140', '#122C52', '#173763', '#1D4474', '#F4EFE4'],
  rain: ['#8FA6BF', '#9DB2C8', '#ACBED1', '#BCCBDA', '#CBD7E2', '#D9E2EA'],
}
