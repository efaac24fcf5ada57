import { type Face, textWidth } from './glyph-outlines.ts'

/** Font sizes of a title in pixels, largest first, and how many lines of each fit the image. */
const SIZES = [
  { size: 60, maxLines: 4 },
  { size: 52, maxLines: 5 },
  { size: 45, maxLines: 6 },
  { size: 39, maxLines: 7 },
] as const

const ELLIPSIS = '…'

/** Breaks a word that is wider than a line into parts that are not. */
function breakWord(face: Face, word: string, size: number, maxWidth: number): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && textWidth(face, part + letter, size) > maxWidth) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return part === '' ? parts : [...parts, part]
}

function wrap(face: Face, text: string, size: number, maxWidth: number): string[] {
  const lines: string[] = []
  const words = text.split(/\s+/).filter((word) => textWidth(face, word, size) > 0)
  for (const part of words.flatMap((word) => breakWord(face, word, size, maxWidth))) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)} ${part}`
    const fits = lines.length > 0 && textWidth(face, longer, size) <= maxWidth
    if (fits) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

function truncate(face: Face, line: string, size: number, maxWidth: number): string {
  let text = line
  while (text !== '' && textWidth(face, text + ELLIPSIS, size) > maxWidth) text = text.slice(0, -1)
  return text.trimEnd() + ELLIPSIS
}

/** A title in lines of at most `maxWidth` pixels, as large as fits; at the smallest size it is cut. */
export function titleLines(face: Face, title: string, maxWidth: number) {
  for (const { size, maxLines } of SIZES) {
    const lines = wrap(face, title, size, maxWidth)
    if (lines.length <= maxLines) return { size, lines }
  }
  const { size, maxLines } = SIZES[3]
  const lines = wrap(face, title, size, maxWidth).slice(0, maxLines)
  const last = lines.pop() ?? ''
  return { size, lines: [...lines, truncate(face, last, size, maxWidth)] }
}
