import { type Face, widthOf } from './glyph-outlines.ts'

/** Sizes of a title in pixels, largest first, and the lines of each that fit the card. */
const SIZES = [
  { size: 60, most: 4 },
  { size: 52, most: 5 },
  { size: 45, most: 6 },
  { size: 39, most: 7 },
] as const

const ELLIPSIS = '…'

/** A word that is wider than a line, in parts that are not. */
function broken(face: Face, word: string, size: number, width: number): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && widthOf(face, part + letter, size) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return part === '' ? parts : [...parts, part]
}

function wrapped(face: Face, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  const words = text.split(/\s+/).filter((word) => widthOf(face, word, size) > 0)
  for (const part of words.flatMap((word) => broken(face, word, size, width))) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)} ${part}`
    const fits = lines.length > 0 && widthOf(face, longer, size) <= width
    if (fits) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

function shortened(face: Face, line: string, size: number, width: number): string {
  let text = line
  while (text !== '' && widthOf(face, text + ELLIPSIS, size) > width) text = text.slice(0, -1)
  return text.trimEnd() + ELLIPSIS
}

export interface TitleLines {
  readonly size: number
  readonly lines: readonly string[]
}

/** A title in lines of at most `width` pixels, as large as fits; at the smallest size it is cut. */
export function titleLines(face: Face, title: string, width: number): TitleLines {
  for (const { size, most } of SIZES) {
    const lines = wrapped(face, title, size, width)
    if (lines.length <= most) return { size, lines }
  }
  const { size, most } = SIZES[SIZES.length - 1] as (typeof SIZES)[number]
  const lines = wrapped(face, title, size, width).slice(0, most)
  const last = lines.pop() ?? ''
  return { size, lines: [...lines, shortened(face, last, size, width)] }
}
