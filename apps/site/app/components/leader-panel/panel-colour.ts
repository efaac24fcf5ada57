/** Dark green, the ground of a leader without a colour of their own (Specification §3). */
export const DEFAULT_COLOUR = '#14532d'

/** How strongly a leader's colour covers the white below it (Specification §9). */
export const PANEL_OPACITY = 0.85

/** Contrast that text needs against its ground (WCAG 2.2 1.4.3). */
const MIN_CONTRAST = 4.5

/** The pale gold of a panel's small label, where it reads well on the leader's colour. */
const LABEL_GOLD = '#fbe7b6'

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

const RGB =
  /^rgba?\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*(?:[,/]\s*(?:\d*\.)?\d+%?\s*)?\)$/i

type Channels = readonly [red: number, green: number, blue: number]

/** Dark text: the site's ink, and plain black on the few middle tones that ink is too light for. */
const TEXTS = { light: '#ffffff', ink: '#0b1b33', black: '#000000' } as const

export type PanelTone = keyof typeof TEXTS

export interface PanelColour {
  /** The colour alone, `#rrggbb`; its own alpha gives way to the panel's opacity. */
  readonly fill: string
  /** The text that reaches 4.5:1 on it. */
  readonly tone: PanelTone
  /** Whether the pale gold reaches 4.5:1 too. */
  readonly goldLabel: boolean
}

function channelsOf(hex: string): Channels {
  const digits = hex.slice(1)
  const isShort = digits.length < 6
  const channel = (index: number) =>
    isShort
      ? Number.parseInt(digits.charAt(index).repeat(2), 16)
      : Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16)
  return [channel(0), channel(1), channel(2)]
}

/**
 * An editor's colour as `#rrggbb`: a hex colour or `rgb()`/`rgba()` with channels from 0 to 255
 * (Specification §3). Any other text is `undefined`, however harmless it looks.
 */
export function parseColour(text: string | null | undefined): string | undefined {
  const value = text?.trim() ?? ''
  const match = RGB.exec(value)
  const channels = match ? match.slice(1, 4).map(Number) : undefined
  if (channels?.some((channel) => channel > 255)) return undefined
  if (!channels && !HEX.test(value)) return undefined
  const parts = channels ?? channelsOf(value)
  return `#${parts.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** A colour as it looks at the panel's opacity over white. */
function painted(hex: string): Channels {
  const [red, green, blue] = channelsOf(hex)
  const over = (channel: number) => channel * PANEL_OPACITY + 255 * (1 - PANEL_OPACITY)
  return [over(red), over(green), over(blue)]
}

/** Relative luminance, from 0 to 1 (WCAG 2.2). */
function luminance(channels: Channels): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = channels
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio, from 1 to 21, of a text colour on a panel of the given colour (WCAG 2.2). */
export function contrastOnPanel(text: string, fill: string): number {
  const first = luminance(channelsOf(text))
  const second = luminance(painted(fill))
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The panel for a leader's `bgColor`: dark green when it is none or no colour. */
export function panelColour(bgColor: string | null | undefined): PanelColour {
  const fill = parseColour(bgColor) ?? DEFAULT_COLOUR
  const reads = (text: string) => contrastOnPanel(text, fill) >= MIN_CONTRAST
  const tone = reads(TEXTS.light) ? 'light' : reads(TEXTS.ink) ? 'ink' : 'black'
  return { fill, tone, goldLabel: tone === 'light' && reads(LABEL_GOLD) }
}
