import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../env/env.ts'

const FOLDER = join(env.deskDir, 'src', 'press-release-pdf', 'fonts')

const FACES = ['sans', 'sans-bold', 'serif', 'sans-ext'] as const

export type Face = (typeof FACES)[number]

/** Registers the faces with a document and opens each once. */
export function registerFaces(doc: PDFKit.PDFDocument): void {
  for (const face of FACES) doc.registerFont(face, readFileSync(join(FOLDER, `${face}.ttf`)))
}

interface OpenFont {
  readonly font: { hasGlyphForCodePoint(point: number): boolean }
}

/** A text with a character that no face has, such as an Arabic letter. */
export class NoGlyph extends Error {}

/** The parts of a text by the face that has their letters. Throws `NoGlyph`. */
export function partsByFace(doc: PDFKit.PDFDocument, text: string, face: Face) {
  const has = (name: Face, character: string) => {
    const { font } = (doc.font(name) as unknown as { readonly _font: OpenFont })._font
    return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  }
  const parts: { text: string; face: Face }[] = []
  for (const character of text.normalize('NFC')) {
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
