import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The part of fontkit that is used, as the package has no types. Lengths are in font units. */
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

/** The two files of a font face: the basic letters, and the rarer ones. */
export type Face = readonly Font[]

/** Reads one of the site's faces by the name of its files; fonts of the machine are never used. */
export function readFace(name: string): Face {
  return [name, `${name}-more`].map((file) => {
    const url = new URL(`../../app/styles/fonts/${file}.woff2`, import.meta.url)
    return fontkit.create(readFileSync(url))
  })
}

/** Splits a text into runs of one font each. Letters that no font has, such as emoji, are dropped. */
function splitRuns(face: Face, text: string) {
  const runs: { readonly font: Font; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const font = face.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    if (!font) continue
    const last = runs.at(-1)
    if (last && last.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** The width of a text in pixels. */
export function textWidth(face: Face, text: string, size: number): number {
  return splitRuns(face, text).reduce((width, { font, text: part }) => {
    return width + (font.layout(part).advanceWidth / font.unitsPerEm) * size
  }, 0)
}

/** The outlines of a line of text as SVG paths, from the point where its base line starts. */
export function glyphOutlines(
  face: Face,
  text: string,
  size: number,
  { x: startX, y, fill }: { readonly x: number; readonly y: number; readonly fill: string },
): string {
  let x = startX
  const paths: string[] = []
  for (const { font, text: part } of splitRuns(face, text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const outline = glyph.path.toSVG()
      const left = (x + xOffset * scale).toFixed(2)
      const base = (y - yOffset * scale).toFixed(2)
      const factor = scale.toFixed(5)
      const transform = `translate(${left} ${base}) scale(${factor} -${factor})`
      if (outline) paths.push(`<path transform="${transform}" d="${outline}"/>`)
      x += xAdvance * scale
    }
  }
  return `<g fill="${fill}">${paths.join('')}</g>`
}
