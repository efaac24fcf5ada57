/** Dark green, for a leader without a colour of their own (Specification §3). */
export const DEFAULT_COLOUR = '#14532d'

/** Opacity of a leader's colour over white (Specification §9). */
export const PANEL_OPACITY = 0.85

/** Contrast between a text and its background (WCAG 2.2 1.4.3). */
const MIN_CONTRAST = 4.5

/** The pale gold of a panel's small label. */
const LABEL_GOLD = '#fbe7b6'

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

const RGB =
  /^rgba?\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*(?:[,/]\s*(?:\d*\.)?\d+%?\s*)?\)$/i

type Channels = readonly [red: number, green: number, blue: number]

/** The colours of text. Black is for a few middle tones, on which ink has too little contrast. */
const TEXT_COLOURS = { light: '#ffffff', ink: '#0b1b33', black: '#000000' } as const

type PanelTone = keyof typeof TEXT_COLOURS

export interface PanelColour {
  /** The opaque colour, `#rrggbb`: the panel's opacity replaces the colour's own alpha. */
  readonly fill: string
  /** The text colour with enough contrast on it. */
  readonly tone: PanelTone
  /** Whether the gold label has enough contrast, too. */
  readonly hasGoldLabel: boolean
}

function hexChannels(hex: string): Channels {
  const digits = hex.length < 7 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const channel = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/**
 * An editor's colour as `#rrggbb`: a hex colour or `rgb()`/`rgba()` with channels from 0 to 255
 * (Specification §3). Any other text is `undefined`.
 */
export function parseColour(text: string | null | undefined): string | undefined {
  const value = text?.trim() ?? ''
  const rgb = RGB.exec(value)?.slice(1, 4).map(Number)
  const channels = rgb ?? (HEX.test(value) ? hexChannels(value) : undefined)
  if (!channels || channels.some((channel) => channel > 255)) return undefined
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The colour that results from a panel's colour at its opacity over white. */
function blendOverWhite(hex: string): Channels {
  const [red, green, blue] = hexChannels(hex)
  const blend = (channel: number) => channel * PANEL_OPACITY + 255 * (1 - PANEL_OPACITY)
  return [blend(red), blend(green), blend(blue)]
}

/** Relative luminance, from 0 to 1 (WCAG 2.2). */
function luminance([red, green, blue]: Channels): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio, from 1 to 21, of a text colour on a panel (WCAG 2.2). */
export function contrastOnPanel(text: string, fill: string): number {
  const first = luminance(hexChannels(text))
  const second = luminance(blendOverWhite(fill))
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The panel for a leader's `bgColor`: dark green where it is missing or not a colour. */
export function panelColour(bgColor: string | null | undefined): PanelColour {
  const fill = parseColour(bgColor) ?? DEFAULT_COLOUR
  const isLegible = (text: string) => contrastOnPanel(text, fill) >= MIN_CONTRAST
  const { light, ink } = TEXT_COLOURS
  const tone = isLegible(light) ? 'light' : isLegible(ink) ? 'ink' : 'black'
  return { fill, tone, hasGoldLabel: tone === 'light' && isLegible(LABEL_GOLD) }
}
