import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The part of fontkit that is used; it has no types of its own. Lengths in font units. */
interface Font {
  readonly unitsPerEm: number
  hasGlyphForCodePoint(point: number): boolean
  layout(text: string): {
    readonly advanceWidth: number
    readonly glyphs: readonly { readonly path: { toSVG(): string } }[]
    readonly positions: readonly {
      readonly xAdvance: number
      readonly xOffset: number
      readonly yOffset: number
    }[]
  }
}

const require = createRequire(import.meta.url)
const fontkit: { create(bytes: Uint8Array): Font } = require('fontkit')

/** A face of the site's own fonts: its basic letters, and the file with the rarer ones. */
export interface Face {
  readonly fonts: readonly Font[]
}

/** A face by the name of its files; no font of the machine's is ever used. */
export function readFace(name: string): Face {
  const fonts = [name, `${name}-more`].map((file) => {
    const address = new URL(`../../app/styles/fonts/${file}.woff2`, import.meta.url)
    return fontkit.create(readFileSync(address))
  })
  return { fonts }
}

interface Run {
  readonly font: Font
  text: string
}

/** A text in runs of one font each; letters that no font has, such as emoji, are left out. */
function runsOf({ fonts }: Face, text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    if (!font) continue
    const last = runs.at(-1)
    if (last && last.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** Width of a text in pixels at a size. */
export function widthOf(face: Face, text: string, size: number): number {
  return runsOf(face, text).reduce((width, { font, text: part }) => {
    return width + (font.layout(part).advanceWidth / font.unitsPerEm) * size
  }, 0)
}

/** A line of text as SVG paths, its letters' outlines, from a point on its base line. */
export function glyphOutlines(
  face: Face,
  text: string,
  size: number,
  place: { readonly x: number; readonly y: number; readonly fill: string },
): string {
  let { x } = place
  const parts: string[] = []
  for (const { font, text: part } of runsOf(face, text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const outline = glyph.path.toSVG()
      const left = (x + xOffset * scale).toFixed(2)
      const base = (place.y - yOffset * scale).toFixed(2)
      const scaled = scale.toFixed(5)
      if (outline) {
        parts.push(
          `<path transform="translate(${left} ${base}) scale(${scaled} -${scaled})" d="${outline}"/>`,
        )
      }
      x += xAdvance * scale
    }
  }
  return `<g fill="${place.fill}">${parts.join('')}</g>`
}
