import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printedText } from '@gaashaan/contract/printed-text'
import { env } from '../env/env.ts'

const FOLDER = join(env.deskDir, 'src', 'press-release-pdf', 'fonts')

const FACES = ['sans', 'sans-bold', 'serif', 'sans-ext'] as const

export type Face = (typeof FACES)[number]

/** Registers the faces with a document and opens each once. */
export function registerFaces(doc: PDFKit.PDFDocument): void {
  for (const face of FACES) doc.registerFont(face, readFileSync(join(FOLDER, `${face}.ttf`)))
}

/** An opened face of pdfkit. */
interface OpenFace {
  readonly font: { hasGlyphForCodePoint(point: number): boolean }
  /** The code points that each glyph of the subset stands for. */
  readonly unicode: number[][]
}

const REPLACEMENT_CHARACTER = 0xfffd

/**
 * Maps the glyph of missing letters, which stands in no text, to a character. pdfkit maps it to U+0000, which
 * a ToUnicode table may not name (ISO 14289-1, 7.21.7).
 */
export function mapMissingGlyph(doc: PDFKit.PDFDocument): void {
  const { _fontFamilies } = doc as unknown as { readonly _fontFamilies: Record<string, OpenFace> }
  for (const face of Object.values(_fontFamilies)) face.unicode[0] = [REPLACEMENT_CHARACTER]
}

/** A text with a character that no face has, such as an Arabic letter. */
export class NoGlyph extends Error {}

/** The parts of a text by the face that has their letters. Throws `NoGlyph`. */
export function partsByFace(doc: PDFKit.PDFDocument, text: string, face: Face) {
  const has = (name: Face, character: string) => {
    const { font } = (doc.font(name) as unknown as { readonly _font: OpenFace })._font
    return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  }
  const parts: { text: string; face: Face }[] = []
  for (const character of printedText(text)) {
    const chosen = /\s/.test(character)
      ? (parts.at(-1)?.face ?? face)
      : ([face, 'sans-ext'] as const).find((name) => has(name, character))
    if (chosen === undefined) throw new NoGlyph(`no face has “${character}”`)
    const last = parts.at(-1)
    if (last?.face === chosen) last.text += character
    else parts.push({ text: character, face: chosen })
  }
  return parts
}
